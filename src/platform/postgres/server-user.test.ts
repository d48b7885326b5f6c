import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chooseServerUser } from './server-user.ts'

const nobody = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin'
const postgres = 'postgres:x:101:104::/var/lib/postgresql:/bin/bash'
const nowhere = '/nonexistent/data'

describe('chooseServerUser', () => {
  test('an ordinary user runs the server as itself', () => {
    expect(chooseServerUser(nowhere, 1000, `${postgres}\n${nobody}`)).toBeUndefined()
  })

  test('root lends it postgres, else nobody, wherever they stand in the list', () => {
    expect(chooseServerUser(nowhere, 0, `${nobody}\n${postgres}`)).toMatchObject({
      uid: 101,
      gid: 104,
      name: 'postgres',
    })
    expect(chooseServerUser(nowhere, 0, nobody)).toMatchObject({ uid: 65534, gid: 65533 })
    expect(chooseServerUser(nowhere, 0, '')).toMatchObject({ uid: 65534, name: 'nobody' })
  })

  test('a name that merely begins like postgres is another user', () => {
    const other = 'postgres-exporter:x:999:999::/:/bin/false'
    expect(chooseServerUser(nowhere, 0, `${other}\n${nobody}`)?.name).toBe('nobody')
  })

  test('root leaves data with the ordinary user who owns it', ({ onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'feather-user-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const me = process.getuid?.() ?? 0
    const expected = me === 0 ? 101 : me
    expect(chooseServerUser(folder, 0, postgres)?.uid).toBe(expected)
  })
})
