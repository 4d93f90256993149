# shellcheck shell=bash
# Sourced by the scripts: finds Python, makes .venv once, and says clearly what is missing.
# Nothing is written outside the clone but pip's cache.

ROOT=$(cd -P -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
VENV=$ROOT/.venv
LOG=$VENV/kartki-setup.log
export KARTKI_DATA=$ROOT/.kartki

# What the caller's shell is set up for must not leak into this environment.
unset PYTHONPATH PYTHONHOME VIRTUAL_ENV PIP_TARGET PIP_PREFIX
export PIP_USER=0 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore PIP_NO_INPUT=1

SKIPPED=()

say() { printf '· %s\n' "$*"; }

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# skip WHAT: it is not done on this machine, and the end of the run will say so.
skip() { SKIPPED+=("$*"); }

# Sets PYTHON. Each candidate is run, because a name on PATH may lead nowhere (pyenv's shims).
find_python() {
    local name answer found=
    for name in python3 python3.13 python3.12 python3.11; do
        answer=$("$name" -c '
import sys
try:
    import ssl
    fits = sys.version_info >= (3, 11)
    print("fits" if fits else "%d.%d" % sys.version_info[:2])
except ImportError:  # pip could fetch nothing
    print("%d.%d without ssl" % sys.version_info[:2])' 2>/dev/null) || continue
        if [[ $answer == fits ]]; then
            PYTHON=$(command -v "$name")
            return
        fi
        found=${found:-$answer}
    done
    fail "Kartki needs Python 3.11 or newer; found ${found:-none}."
}

# Is there what the Debian package provides? Asked of the thing itself, not of dpkg, so that
# other systems and other Pythons count too.
provided() {
    case $1 in
        python3) command -v python3 ;;
        python3-venv) "$PYTHON" -c 'import ensurepip, venv' ;;
        python3-dev) "$PYTHON" -c '
import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' ;;
        chromium) command -v chromium ;;
        gcc) printf '#include <stdio.h>\nint main(void) { return 0; }\n' |
            cc -x c -o "$VENV/.kartki-cc" - ;;
    esac >/dev/null 2>&1
}

# need_packages PACKAGE...: root on Debian gets what is missing; otherwise MISSING names it and
# the call fails, and the caller knows whether that is the end or something to skip.
need_packages() {
    local package
    MISSING=
    for package; do provided "$package" || MISSING+=" $package"; done
    MISSING=${MISSING# }
    [[ -n $MISSING ]] || return 0
    [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null || return 1

    say "Installing the Debian packages $MISSING"
    # shellcheck disable=SC2086  # a list of names
    { apt-get update && DEBIAN_FRONTEND=noninteractive \
        apt-get install -y --no-install-recommends $MISSING; } </dev/null >/dev/null 2>&1 || return 1
    hash -r
    # A Python that is not Debian's is not helped by Debian's packages.
    for package in $MISSING; do provided "$package" || return 1; done
    MISSING=
}

# The lock, the project and the place: a clone that was moved or copied gets a new .venv.
fingerprint() { { cat "$ROOT/pyproject.toml" "$ROOT/$1" && echo "$ROOT"; } | cksum; }

# fresh LOCK: has this very lock been installed here?
fresh() {
    [[ -x $VENV/bin/python && -e $VENV/bin/kartki && -f $VENV/.kartki-whole ]] &&
        [[ $(cat "$VENV/.kartki-$1" 2>/dev/null) == "$(fingerprint "$1")" ]]
}

# make_venv LOCK: requirements.lock to play, requirements-dev.lock to work on the code.
make_venv() {
    fresh "$1" && return
    # A venv made for work serves play as well.
    [[ $1 == requirements.lock ]] && fresh requirements-dev.lock && return
    if ! { mkdir -p "$KARTKI_DATA" && touch "$KARTKI_DATA/setup.lock" && [[ -w $ROOT ]]; } 2>/dev/null; then
        fail "Kartki keeps its packages in $VENV, and this user may not write there."
    fi
    # Two scripts started at once must not install on top of each other. In a subshell, so that
    # the lock is gone with it.
    (
        if command -v flock >/dev/null; then flock 9; fi
        fresh "$1" || install_packages "$1"
    ) 9>"$KARTKI_DATA/setup.lock" || exit
}

# .kartki-whole is away while pip installs: an interrupted run is seen by its absence, and the
# next one starts again from nothing.
install_packages() {
    trap 'fail "Interrupted; the next run sets up anew."' INT TERM
    if [[ ! -f $VENV/.kartki-whole ]] || ! "$VENV/bin/python" -c 'import pip' 2>/dev/null ||
        [[ $(cat "$VENV/.kartki-place") != "$ROOT" ]]; then
        new_venv
    fi
    say "Installing the packages of $1 into .venv"
    rm "$VENV/.kartki-whole"
    pip_install --require-hashes -r "$ROOT/$1"
    pip_install --no-deps --no-build-isolation -e "$ROOT"
    fingerprint "$1" >"$VENV/.kartki-$1"
    touch "$VENV/.kartki-whole"
}

new_venv() {
    if ! command -v python3 >/dev/null; then need_packages python3 || true; fi
    find_python
    need_packages python3-venv ||
        fail "Kartki needs the Debian package python3-venv: apt-get install python3-venv, as root, brings it."
    say "Making .venv with $("$PYTHON" --version)"
    rm -rf "$VENV"
    "$PYTHON" -m venv "$VENV" >/dev/null 2>&1 || fail "$PYTHON could not make $VENV."
    echo "$ROOT" >"$VENV/.kartki-place"
    touch "$VENV/.kartki-whole"
}

pip_install() {
    "$VENV/bin/python" -m pip install --retries 2 --progress-bar off "$@" >"$LOG" 2>&1 && return
    # pip fetches everything before it touches anything, so the venv may still be whole.
    grep -q '^Installing collected packages' "$LOG" || touch "$VENV/.kartki-whole"
    tail -n 5 "$LOG" >&2
    if grep -qiE 'connection|timed? ?out|resolution|no matching distribution' "$LOG"; then
        fail "Could not fetch the packages: is there a network?"
    fi
    fail "Could not install the packages: $LOG says why."
}
