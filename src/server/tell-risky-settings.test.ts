import { expect, test } from 'vitest'
import { riskySettings, tellExampleCompany, tellRiskySettings } from './tell-risky-settings.ts'

const careless = { smtpUrl: undefined, databaseUrl: undefined, trustProxy: false }
const careful = { smtpUrl: 'smtps://mail', databaseUrl: 'postgres://db', trustProxy: true }

test('what would surprise an operator is told, one line each', () => {
  const lines: string[] = []
  tellRiskySettings(
    { appEnv: 'production', ...careless },
    { warn: (_, line) => void lines.push(line) },
  )
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'SMTP_URL',
    'DATABASE_URL',
    'TRUST_PROXY',
  ])
})

test.each([
  ['development', careless],
  ['production', careful],
  ['staging', careful],
] as const)('%s can have nothing to tell', (appEnv, settings) => {
  expect(riskySettings({ appEnv, ...settings })).toEqual([])
})

/** Nobody's, of the SEPA rulebooks. */
const TEST = 'DE98ZZZ09999999999'

test.each([
  [
    'production',
    'help@feather.example',
    'D-0000-00000-00',
    TEST,
    ['the company', 'no orders', 'the mandates'],
  ],
  ['production', 'help@feather-insurance.com', 'D 1A2B 3C4D5 67', undefined, ['no orders']],
  ['production', 'help@feather-insurance.com', 'D-1A2B-3C4D5-67', 'DE02ZZZ00000000000', []],
  ['staging', 'help@feather.example', 'D-0000-00000-00', TEST, ['the company', 'the mandates']],
  ['development', 'help@feather.example', 'D-0000-00000-00', TEST, []],
] as const)(
  'in %s a company with %s, %s and an insurer with %s is told of: %j',
  async (appEnv, help, registerNumber, creditorId, told) => {
    const lines: string[] = []
    const settings = Promise.resolve({
      emails: { help },
      intermediary: { registerNumber },
      insurersCompared: [{ name: 'Haus AG', creditorId }],
    } as never)
    const log = { warn: (_: object, line: string) => void lines.push(line) }
    tellExampleCompany({ appEnv }, { getSettings: () => settings }, log)
    await settings
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(told)
  },
)

test('settings that nobody can read are no news here', async () => {
  const away = Promise.reject(new Error('away'))
  tellExampleCompany({ appEnv: 'production' }, { getSettings: () => away }, { warn: expect.fail })
  await expect(away).rejects.toThrow('away')
})
