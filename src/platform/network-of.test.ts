import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['192.0.2.1', '192.0.2.2', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::FFFF:192.0.2.1', '192.0.2.1', true],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', true],
  ['2001:DB8:1:2::1', '2001:0db8:0001:0002::2', true],
  ['2001:db8::1', '2001:db8::2', true],
  ['2001:db8::1', '2001:db8:0:0:ffff::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['64:ff9b::192.0.2.1', '64:ff9b::1', true],
  ['fe80::1%eth0', 'fe80::2%eth0', true],
  ['::1', '::2', true],
  ['192.0.2.1:50001', '192.0.2.1:50002', true],
  ['[2001:db8:1:2::1]:50001', '[2001:db8:1:2::9]:50002', true],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::9', true],
  ['unknown', 'unknown', true],
  ['not:an:address', 'not:another', false],
])('%s and %s are one caller: %s', (one, other, isOne) => {
  expect(networkOf(one) === networkOf(other)).toBe(isOne)
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:443', '192.0.2.1'],
  ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
  ['::ffff:192.0.2.1:443', '192.0.2.1'],
  ['2001:0DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::', '2001:db8:0:0'],
  // A gap of one group, and what stands behind it.
  ['fe80::2:3:4:5:6:7', 'fe80:0:2:3'],
  ['1::2:3:4:5:192.0.2.1', '1:0:2:3'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
