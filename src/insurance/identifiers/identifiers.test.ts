import { describe, expect, it } from 'vitest'
import { parseBic } from './bic.ts'
import { parseCreditorId } from './creditor-id.ts'
import { parseIban, showIban } from './iban.ts'
import { parseKvnr } from './kvnr.ts'
import { parsePetChip } from './pet-chip.ts'
import { parsePhone } from './phone.ts'
import { isUnusualPostcode, parsePostcode } from './postcode.ts'
import { parseSteuerId } from './steuer-id.ts'
import { parseVatId } from './vat-id.ts'
import { parseVersicherungsnummer } from './versicherungsnummer.ts'

function check(
  name: string,
  parse: (text: string) => string | undefined,
  valid: readonly string[],
  invalid: readonly string[],
) {
  describe(name, () => {
    it.each(valid)('accepts %s', (text) => expect(parse(text)).toBe(text))
    it.each(invalid)('refuses "%s"', (text) => expect(parse(text)).toBeUndefined())
  })
}

// ISO 13616 examples; the invalid one differs in its last digit.
check(
  'IBAN',
  parseIban,
  [
    'DE89370400440532013000',
    'DE75512108001245126199',
    'AT611904300234573201',
    'NL91ABNA0417164300',
    'ES9121000418450200051332',
  ],
  ['DE89370400440532013001', 'DE8937040044053201300', 'XX89370400440532013000', '', 'DE', 'ÄÖ'],
)
check('BIC', parseBic, ['COBADEFFXXX', 'DEUTDEFF', 'INGBNL2A'], ['COBADEFFX', 'COBA1EFF', ''])
// The test id that the Bundesbank publishes.
check(
  'SEPA creditor id',
  parseCreditorId,
  ['DE98ZZZ09999999999'],
  ['DE97ZZZ09999999999', 'DE98ZZZ0999999999', 'DE98'],
)
// python-stdnum de.idnr
check(
  'Steuer-ID',
  parseSteuerId,
  ['86095742719', '47036892816'],
  ['36574261890', '36554266806', '06095742719', '8609574271', 'abcdefghijk'],
)
// Microsoft Presidio, de_social_security_recognizer
check(
  'Versicherungsnummer',
  parseVersicherungsnummer,
  ['15070649C103', '65170839J003'],
  ['44091052K001', '15990649C103', '15071349C103', '150706491103'],
)
// § 290 SGB V annex; Presidio. G995030567 is the sample of the HL7 documentation and fails.
check(
  'KVNR',
  parseKvnr,
  ['A000500015', 'A123456780'],
  ['X234567890', 'G995030567', 'A00050001', '1000500015'],
)
check(
  'VAT id',
  parseVatId,
  ['DE136695976', 'DE129273398', 'ATU12345678'],
  ['DE136695978', 'DE1', ''],
)
check('pet chip', parsePetChip, ['276098102345678'], ['27609810234567', '2760981023456789', 'abc'])
check(
  'phone',
  parsePhone,
  ['+4915112345678', '+12025550123'],
  ['12345', '+0123456789', '+49', 'call me'],
)

describe('writing', () => {
  it('strips and inserts spaces', () => {
    expect(parseIban('de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
    expect(showIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
    expect(parseIban('IBAN: DE89\u00a03704 0044 0532 0130 00\u200b')).toBe('DE89370400440532013000')
  })
  it.each([
    ['0151 / 123 456 78', '+4915112345678'],
    ['0049 151 12345678', '+4915112345678'],
    ['+49 (0) 151 / 1234–5678', '+4915112345678'],
    ['0049 (0)151 12345678', '+4915112345678'],
    ['+49 0151 12345678', '+4915112345678'],
    ['(0151) 12345678', '+4915112345678'],
    ['\u202a+44 (0)20 7946 0958\u202c', '+442079460958'],
    ['+39 (0)6 1234567', '+39061234567'],
    ['+39 06 1234567', '+39061234567'],
  ])('reads the phone number %s', (typed, number) => expect(parsePhone(typed)).toBe(number))
})

describe('postcode', () => {
  it.each([
    ['01067', 'DE'],
    ['99998', 'DE'],
    ['1010', 'AT'],
    ['1234 AB', 'NL'],
    ['75001', 'FR'],
    ['00-950', 'PL'],
    ['1000-001', 'PT'],
    ['SW1A 1AA', 'GB'],
  ])('accepts %s in %s', (code, country) => expect(parsePostcode(code, country)).toBe(code))
  it.each([
    ['01066', 'DE'],
    ['99999', 'DE'],
    ['00123', 'DE'],
    ['1234', 'DE'],
    ['12345', 'AT'],
    ['1234AB5', 'NL'],
    ['0095', 'PL'],
    ['00--950', 'PL'],
    ['F-10115', 'DE'],
    ['D-1010', 'AT'],
  ])('refuses %s in %s', (code, country) => expect(parsePostcode(code, country)).toBeUndefined())
  it.each([
    ['00950', 'PL', '00-950'],
    ['00 950', 'PL', '00-950'],
    ['PL-00-950', 'PL', '00-950'],
    ['1000001', 'PT', '1000-001'],
    ['1234ab', 'NL', '1234 AB'],
    ['D-10115', 'DE', '10115'],
    ['DE 10115', 'DE', '10115'],
    [' L-1009\u00a0', 'LU', '1009'],
  ])('reads %s in %s as it is usually written', (typed, country, code) =>
    expect(parsePostcode(typed, country)).toBe(code),
  )
  it('warns of digits that no place uses', () => {
    expect(isUnusualPostcode('43210')).toBe(true)
    expect(isUnusualPostcode('10115')).toBe(false)
  })
})
