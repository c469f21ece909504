"""An account on the screen: codes, password, devices, leaving; and a host who keeps order."""

from browser.conftest import Visit

PASSWORD = "a long way to Danzig"
OTHER = "seven ships for Bergen"


def test_codes_bring_back_who_forgot_and_devices_are_signed_out(visit: Visit) -> None:
    here, there = visit(), visit()
    here.go("/account")
    here.page.fill("[autocomplete=username]", "Walpurga")
    here.page.fill("[type=password]", PASSWORD)
    here.page.click("text=Create an account")
    here.page.wait_for_selector(".codes li:nth-child(10)")
    code = here.page.inner_text(".codes li:first-child")
    here.page.click("text=I have kept them")
    here.page.wait_for_selector(".codes", state="detached")
    here.page.wait_for_selector("text=10 codes are left.")
    here.page.wait_for_selector("text=this device")
    there.go("/account")
    there.page.click("text=Forgot your password?")
    form = there.page.locator("details form")
    form.locator("[autocomplete=username]").fill("Walpurga")
    form.locator("[autocomplete=off]").fill(code)
    form.locator("[type=password]").fill(OTHER)
    form.locator("button").click()
    there.page.wait_for_selector("text=9 codes are left.")
    here.go("/account")
    here.page.wait_for_selector("text=You are a guest")
    # What the page had just asked for when its device was signed out was refused.
    here.troubles = [one for one in here.troubles if "status of 401" not in one]


def test_a_password_is_changed_and_all_is_deleted(visit: Visit) -> None:
    anna = visit()
    anna.go("/account")
    anna.page.fill("[autocomplete=username]", "Adelgunde")
    anna.page.fill("[type=password]", PASSWORD)
    anna.page.click("text=Create an account")
    anna.page.click("text=I have kept them")
    change = anna.page.locator("form:has-text('Change it')")
    change.locator("[autocomplete=current-password]").fill(PASSWORD)
    change.locator("[autocomplete=new-password]").fill("adelgunde123")
    change.locator("button").click()
    anna.page.wait_for_selector("text=This password is too easy to guess.")
    anna.troubles.clear()  # the browser notes the refusal
    change.locator("[autocomplete=new-password]").fill(OTHER)
    change.locator("button").click()
    change.locator("text=Saved.").wait_for()
    anna.page.click("text=Leave for good")
    leave = anna.page.locator("details form")
    leave.locator("[type=password]").fill(OTHER)
    leave.locator("button").click()
    anna.page.wait_for_selector("text=You are a guest")


def test_a_host_keeps_order_and_closes_the_table(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.go("/new/merkator")
    anna.page.select_option("[aria-label='Seat 2']", "open")
    assert anna.page.is_checked("text=Days per move")
    anna.page.click("text=Open the table")
    anna.page.wait_for_selector(".waiting-seats")
    ben.go(anna.page.url)
    ben.sit_down()
    anna.page.click("text=Ask to leave")
    anna.until(lambda: anna.now["seats"][1]["kind"] == "open")
    ben.page.wait_for_selector("text=The host has asked you to leave.")
    assert not ben.page.is_visible("text=Sit down")
    anna.page.select_option("label:has-text('Who may chat') select", "nobody")
    ben.until(lambda: ben.now["speakers"] == "nobody")
    ben.page.click("text=Report something here")
    ben.page.fill("[placeholder^='What should']", "I was sent away")
    ben.page.click("details button >> text=Send")
    ben.page.wait_for_selector("text=Thank you.")
    anna.page.click("text=Close this table")
    ben.page.wait_for_selector("text=This table was closed")
