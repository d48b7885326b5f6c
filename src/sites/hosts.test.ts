import { describe, expect, it } from 'vitest'
import { buildHostTable, findHost, HOST_ROLES, type HostSettings, parseHost } from './hosts.ts'

const production: HostSettings = {
  appEnv: 'production',
  siteDomain: 'feather.example',
  port: 3000,
}

describe('development', () => {
  const table = buildHostTable({ appEnv: 'development', port: 3000 })

  it('lives on localhost with the port', () => {
    expect(table.origins.default).toBe('http://localhost:3000')
    expect(table.origins.business).toBe('http://business.localhost:3000')
    expect(table.origins.barmer).toBe('http://barmer.localhost:3000')
  })

  it('leaves out port 80', () => {
    expect(buildHostTable({ appEnv: 'development', port: 80 }).origins.app).toBe(
      'http://app.localhost',
    )
  })

  it.each(['127.0.0.1:3000', '[::1]:3000', 'www.localhost'])('knows %s by another name', (host) => {
    expect(findHost(table, host)).toEqual({ role: 'default', alias: true })
  })

  it('ignores domains, which are for production', () => {
    const settings = { ...production, appEnv: 'development', brokerDomains: { tk: 'tk.example' } }
    expect(buildHostTable(settings as HostSettings).hosts.tk).toBe('tk.localhost')
  })
})

describe('production', () => {
  const table = buildHostTable(production)

  it('lives below the site domain', () => {
    expect(table.origins).toEqual({
      default: 'https://www.feather.example',
      business: 'https://business.feather.example',
      app: 'https://app.feather.example',
      health: 'https://health.feather.example',
      api: 'https://api.feather.example',
      cms: 'https://cms.feather.example',
      tk: 'https://tk.feather.example',
      aok: 'https://aok.feather.example',
      barmer: 'https://barmer.feather.example',
      dak: 'https://dak.feather.example',
    })
  })

  it('finds each role by its host', () => {
    for (const role of HOST_ROLES) {
      expect(findHost(table, table.hosts[role])).toEqual({ role, alias: false })
    }
  })

  it('knows the bare domain by another name', () => {
    expect(findHost(table, 'feather.example')).toEqual({ role: 'default', alias: true })
  })

  it.each(['localhost', 'staging-www.feather.example', 'x.feather.example', 'feather.example.com'])(
    'does not know %s',
    (host) => {
      expect(findHost(table, host)).toBeUndefined()
    },
  )

  it('takes the brokers’ own domains, with and without www', () => {
    const own = buildHostTable({
      ...production,
      brokerDomains: { tk: 'TK-advice.example.', aok: 'www.aok-advice.example', dak: undefined },
    })
    expect(own.origins.tk).toBe('https://tk-advice.example')
    expect(findHost(own, 'tk-advice.example')).toEqual({ role: 'tk', alias: false })
    expect(findHost(own, 'www.tk-advice.example')).toEqual({ role: 'tk', alias: true })
    expect(findHost(own, 'aok-advice.example')).toEqual({ role: 'aok', alias: true })
    expect(own.hosts.dak).toBe('dak.feather.example')
  })

  it.each(['tk-advice.example', 'tk-advice.feather.example'])(
    'leads from where a broker was to %s',
    (domain) => {
      const own = buildHostTable({ ...production, brokerDomains: { tk: domain } })
      expect(findHost(own, 'tk.feather.example')).toEqual({ role: 'tk', alias: true })
    },
  )

  it('lets a broker move to where another was, which nobody is sent away from', () => {
    const own = buildHostTable({
      ...production,
      brokerDomains: { tk: 'aok.feather.example', aok: 'aok-advice.example' },
    })
    expect(findHost(own, 'aok.feather.example')).toEqual({ role: 'tk', alias: false })
  })
})

describe('staging', () => {
  const table = buildHostTable({ ...production, appEnv: 'staging' })

  it('puts the prefix before every label, so that one wildcard certificate is enough', () => {
    expect(table.hosts.default).toBe('staging-www.feather.example')
    for (const role of HOST_ROLES) {
      expect(table.hosts[role]).toMatch(/^staging-[a-z]+\.feather\.example$/)
    }
  })

  it('keeps brokers below the site domain', () => {
    const settings = { ...production, brokerDomains: { tk: 'tk.example' } }
    expect(buildHostTable({ ...settings, appEnv: 'staging' }).hosts.tk).toBe(
      'staging-tk.feather.example',
    )
  })

  it('does not answer for production', () => {
    expect(findHost(table, 'feather.example')).toBeUndefined()
    expect(findHost(table, 'www.feather.example')).toBeUndefined()
  })

  it('takes another prefix, but none with a dot', () => {
    const staging: HostSettings = { ...production, appEnv: 'staging' }
    expect(buildHostTable({ ...staging, stagingPrefix: 'qa-' }).hosts.app).toBe(
      'qa-app.feather.example',
    )
    expect(() => buildHostTable({ ...staging, stagingPrefix: 'qa.' })).toThrow(/certificate/)
    expect(() => buildHostTable({ ...staging, stagingPrefix: '' })).toThrow(/staging prefix/)
  })
})

describe('wrong settings', () => {
  it.each([
    [{ siteDomain: undefined }, /must be set in production/],
    [{ siteDomain: '' }, /must be set in production/],
    [{ siteDomain: 'www.feather.example' }, /without www/],
    [{ siteDomain: 'https://feather.example' }, /not a domain name/],
    [{ siteDomain: 'feather' }, /not a domain name/],
    [{ siteDomain: '-feather.example' }, /not a domain name/],
    [{ brokerDomains: { tk: 'tk_advice.example' } }, /The tk domain .* not a domain name/],
    [{ brokerDomains: { tk: 'feather.example' } }, /leads to the site and cannot serve tk/],
    [{ brokerDomains: { tk: 'app.feather.example' } }, /cannot serve both app and tk/],
    [{ port: 0 }, /from 1 to 65535/],
    [{ port: 65_536 }, /from 1 to 65535/],
  ])('%j are refused', (change, message) => {
    expect(() => buildHostTable({ ...production, ...change })).toThrow(message)
  })

  it('do not include the highest port', () => {
    expect(() => buildHostTable({ ...production, port: 65_535 })).not.toThrow()
  })
})

describe('the Host header', () => {
  it.each([
    ['www.feather.example', 'www.feather.example'],
    ['WWW.Feather.Example', 'www.feather.example'],
    ['www.feather.example.', 'www.feather.example'],
    ['www.feather.example:443', 'www.feather.example'],
    ['www.feather.example.:65535', 'www.feather.example'],
    ['[::1]:3000', '[::1]'],
  ])('%s means %s', (header, host) => {
    expect(parseHost(header)).toBe(host)
  })

  it.each([
    '',
    '.',
    ':3000',
    'www..feather.example',
    'www.feather.example..',
    '.feather.example',
    'www.feather.example:',
    'www.feather.example:x',
    'www.feather.example:65536',
    'www.feather.example:1:2',
    'www.feather.example, evil.example',
    'www.feather.example/path',
    'user@www.feather.example',
    'www.feather.example\u0000',
    ' www.feather.example',
    'www.feäther.example',
    `${'a.'.repeat(127)}example`,
  ])('%j means nothing', (header) => {
    expect(parseHost(header)).toBeUndefined()
  })

  it('may be missing', () => {
    expect(findHost(buildHostTable(production), undefined)).toBeUndefined()
  })
})
