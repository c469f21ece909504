#!/bin/sh
# Runs its arguments with the first Python that is new enough.
for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        exec "$python" "$@"
    fi
done
echo "Fondaco needs Python 3.11 or newer; here is: $(${PYTHON:-python3} --version 2>&1)" >&2
echo "On Debian 12 or newer: apt-get install python3. Another one: make PYTHON=/path/to/python3" >&2
exit 1
