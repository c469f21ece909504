"""What is tried first as a password, here and everywhere: names, months, clubs, what is loved.
Written down by us: none of it was taken from a list of stolen passwords."""

EASY = """
aaron abc access access1 account adam adgjmp admin administrator adrian agnes albert alex
alexander alexandra alfred alice alicia aloha amanda amelia american andre andrea andreas andrew
android andy angel anja anna anne annette annika anthony anton antonia apple april arsenal
arthur asdf asdfgh astrid august austin autumn azerty babygirl banana barbara barcelona baseball
basketball bastian batman bayern beate beautiful benfica benjamin berlin berliner bernd bernhard
bettina bianca birgit bitch bitcoin björn blessed blink182 bonjour booboo borussia boston
brandon brazil brian brigitte bruno bundesliga buster butterfly california cambiami cameron
canada carla carlos carmen carolina caroline catherine celtic champion changeme charles charlie
charlotte cheese chelsea chicken chocolat chocolate chris christa christian christiane christina
christine christoph christopher clara claudia claus coffee computer connor contraseña cookie
cornelia corvette cowboys cuteako daniel daniela danielle david debbie deborah december default
dennis detlef deutsch deutschland dezember diamond dienstag dieter dirk discord dolphin dominik
donald donnerstag doris dorothea dortmund dragon dragonball dylan eduard edward einstein elena
elephant elias elisabeth elizabeth elke ella ellen emil emily emma england erich erik erika
ernst español esther eugen evelyn fabian facebook family fantasy fatima fcbayern februar
february felix ferrari fishing florian flower fluffy fondaco football forever forget forgot
formula1 france francesca francisco frank franz franziska frederik freedom freiheit freitag
friday friedrich friends fritz frühling fussball gabriel gabriele galaxy gaming gandalf gangster
garfield geheim george gerald gerd gerhard germany ginger giraffe gisela github google grace
gregor guest guido guitar gunners gustav gwerty hacker hallo hamburg hammer hannah hans happy
harald hardcore harley harry heather heaven heike heiko heinrich heinz hejsan helen helena helga
hello helmut henry herbert herbst hermann hesoyam holger honey horst house hubert hugo hunter
ibrahim icecream iloveyou ines ingrid instagram internet iphone irene iris isabel isabella
italia italy jack jackson jacob jakob james jana jane janina januar january jasmine jason
jennifer jens jeremy jessica jesus joachim joanna jochen johann johanna johannes john jonas
jonathan jordan jorge jose josef joseph josephine joshua juan juli julia julian juliane july
june juni justin juventus jürgen karin karl karla karolina katharina katherine kathrin katja
kennwort kerstin kevin killer kitten klaus konrad kristin kurt köln lakers landlord larissa lars
lasagne laura lauren legend lena leon leonard leonie letmein liebe lilly linda linkedin linux
lisa liverpool login london lorenz louis louise love lovely luca lucas lucia lucky ludwig luis
lukas luna lutz madison madonna maggie maike mama manchester manfred manuel manuela manutd marc
marcel march marco marcus margaret margarete maria marianne marie marina mario marion mark
markus marlboro marlene marta martha martin martina marvel mary master master1 mateo mathias
mathilda matrix matthew matthias maurice maverick maximilian maya melanie melissa mercedes
merchants merkator merv metallica mexico michael michael1 michelle mickey midnight miguel mike
mila milan minecraft minnie mirror mittwoch mobile mohammed mommy monday money monica monika
monkey monster montag moritz motdepasse mother motorola mustang mustang1 myspace märz nadine
nadja naruto naruto1 nascar natalie natascha nathan netflix newyork nicole niklas nils nina
ninja nintendo noah nora norbert nothing november number october oktober oliver olivia omgpop
onelove orange oscar otto p@ssw0rd p@ssword pablo panther papa paris party pascal pass passport
passw0rd passwd password passwort pasword patrick paul paula pauline peace peanut pedro penguin
pepper petra philip philipp phoenix pierre pikachu playboy playstation pokemon poland police
poohbear porsche power pretty princess prinzessin private purple qazwsx qwert qwerty qwertz
rachel raiders rainbow rainer ralf ranger raphael realmadrid rebecca regina reinhard renate rené
ricardo richard rita robert robin roblox rocket rockyou roland rolf roman ronald root rosa
rosebud rudolf russia ruth ryan sabine sabrina samantha samstag samsung samsung1 sandra sandy
santos sara sarah saskia saturday schalke schatz schatzi school scooter scott sebastian secret
secure security selina senha september server service shadow shadow1 silke silver silvia simon
simone skateboard skywalker slipknot snoopy snowball snowboard snowman soccer sofia sommer sonja
sonne sonntag sophie spain spiderman spongebob spring springfield startrek starwars steelers
stefan stefanie stephan stephanie stephen sternchen steven strawberry student success suchen
summer summer1 sunday sunflower sunshine superman susan susanne sven svenja sweet swordfish
sylvia sysadmin system tanja tatjana teacher teamo telefon temp tennis tequiero test theo
theresa thomas thorsten thunder thursday tiger tigers tigger timothy tina tinker tinkerbell
tobias torsten toyota treasure trustno1 tuesday turtle twitter tyler ulrich ulrike unicorn
united unknown ursula user valencia valentin valentina vanessa vera verena victoria viktor
vincent volkswagen volleyball wachtwoord walter warcraft washington wasser wednesday welcome
werder werner whatever whatsapp wilhelm william willkommen windows winner winter wizard wolfgang
wolfsburg wonderland wordpass xbox yahoo yamaha yankees yannick youtube yvonne zaq1zaq1 zeppelin
zugang zxcvbn
"""
