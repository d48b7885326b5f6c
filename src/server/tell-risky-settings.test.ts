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

test.each([
  ['production', 'help@feather.example', 1],
  ['staging', 'help@feather.example', 1],
  ['development', 'help@feather.example', 0],
  ['production', 'help@feather-insurance.com', 0],
] as const)('in %s a mailbox %s of the company is told %i times', async (appEnv, help, times) => {
  const lines: string[] = []
  const settings = Promise.resolve({ emails: { help } } as never)
  const log = { warn: (_: object, line: string) => void lines.push(line) }
  tellExampleCompany({ appEnv }, { getSettings: () => settings }, log)
  await settings
  expect(lines).toHaveLength(times)
})

test('settings that nobody can read are no news here', async () => {
  const away = Promise.reject(new Error('away'))
  tellExampleCompany({ appEnv: 'production' }, { getSettings: () => away }, { warn: expect.fail })
  await expect(away).rejects.toThrow('away')
})
