"""A slow line made of real TCP, for `npm run bench -- --only=network` (Linux, root): connections begin slowly, share one
queue and lose packets, which a browser's own throttling does not show.

slowLink.py NAMESPACE LOSS: makes a network namespace that reaches this machine, as 10.87.0.1, over two tun devices.
Between them every packet waits for the line and is then late by half a round trip; one in 1/LOSS is lost. Prints
'ready', and removes all of it when its standard input ends.
"""

import collections
import fcntl
import os
import random
import select
import struct
import subprocess
import sys
import time

NAMESPACE, LOSS = sys.argv[1], float(sys.argv[2])
HALF_ROUND_TRIP = 0.075
# Bits per second towards the phone and from it, as in tools/bench/browser.mjs.
DOWN, UP = 1_600_000, 750_000
# Bytes that may wait for the line: half a second of it, as mobile networks have. The packets beyond are lost.
QUEUE = 100_000
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000


def ip(*arguments):
    subprocess.run(["ip", *arguments], check=True)


def open_device(name, address, namespace=None):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TUN | IFF_NO_PI))
    if namespace:
        ip("link", "set", name, "netns", namespace)
    inside = ["-n", namespace] if namespace else []
    ip(*inside, "address", "add", f"{address}/24", "dev", name)
    ip(*inside, "link", "set", name, "up")
    return device


class Direction:
    def __init__(self, source, target, rate):
        self.source, self.target, self.rate = source, target, rate
        self.is_free_at = 0.0
        self.packets = collections.deque()

    def read(self, now):
        packet = os.read(self.source, 65536)
        waiting = max(0.0, self.is_free_at - now) * self.rate / 8
        if waiting + len(packet) > QUEUE or random.random() < LOSS:
            return
        self.is_free_at = max(now, self.is_free_at) + len(packet) * 8 / self.rate
        self.packets.append((self.is_free_at + HALF_ROUND_TRIP, packet))

    def write_due(self, now):
        while self.packets and self.packets[0][0] <= now:
            os.write(self.target, self.packets.popleft()[1])


subprocess.run(["ip", "netns", "delete", NAMESPACE], stderr=subprocess.DEVNULL, check=False)
ip("netns", "add", NAMESPACE)
try:
    ip("-n", NAMESPACE, "link", "set", "lo", "up")
    server = open_device("resham0", "10.87.0.1")
    phone = open_device("resham1", "10.87.0.2", NAMESPACE)
    directions = [Direction(server, phone, DOWN), Direction(phone, server, UP)]
    print("ready", flush=True)
    while True:
        due = [direction.packets[0][0] for direction in directions if direction.packets]
        wait = max(0.0, min(due) - time.monotonic()) if due else None
        readable, _, _ = select.select([server, phone, sys.stdin], [], [], wait)
        if sys.stdin in readable:
            break
        now = time.monotonic()
        for direction in directions:
            if direction.source in readable:
                direction.read(now)
            direction.write_due(now)
finally:
    ip("netns", "delete", NAMESPACE)
