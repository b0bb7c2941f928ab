import { BlockList, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Loopback, and the ranges that no router of the Internet forwards (RFC 1918, RFC 3927). */
const privateRanges = new BlockList();
privateRanges.addSubnet('127.0.0.0', 8);
privateRanges.addSubnet('10.0.0.0', 8);
privateRanges.addSubnet('172.16.0.0', 12);
privateRanges.addSubnet('192.168.0.0', 16);
privateRanges.addSubnet('169.254.0.0', 16);

/** Whether an IPv4 address, such as that of a socket's other end, is in a local network or this machine's. */
export function isLocalAddress(address: string): boolean {
  return isIPv4(address) && privateRanges.check(address);
}

/** This machine's addresses in its local networks, without loopback. */
export function localAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return all
    .filter(({ internal, address }) => !internal && isLocalAddress(address))
    .map(({ address }) => address);
}
