"""Starts Orca as its own program does, except that each line of its log is there at once, that it does not say the names
of keys, and that it may run beside the Orca of this user's desktop. The argument is the file of the log."""

import sys

from orca import debug, orca

debug.debugLevel = debug.LEVEL_ALL
debug.eventDebugLevel = debug.LEVEL_OFF
debug.debugFile = open(sys.argv[1], 'w', buffering=1, encoding='utf-8')

orca.getSettingsManager().activate(customSettings={'enableKeyEcho': False})
sys.exit(orca.main())
