import { useState } from 'react'
import { labelOf } from '../../form-model/label-of.ts'
import type { StaffRecord } from '../../wire/staff-records.ts'
import { useStaffChange } from './use-staff-change.ts'
import { whatFollowsBlock, whatFollowsRole } from './what-follows.ts'

/** What is asked about once more before it is done. */
type Asked = { title: string; content: string; act: string; run(): void }

/** What an admin does to colleagues' accounts, and the question before what cannot be undone easily. */
export function useStaffActs(ownId: string | undefined) {
  const change = useStaffChange()
  const [asked, setAsked] = useState<Asked>()

  function answer(said: 'yes' | 'no') {
    setAsked(undefined)
    if (said === 'yes') asked?.run()
  }

  function askForRole(member: StaffRecord, role: string) {
    const { id, name } = member
    const called = labelOf(role).toLowerCase()
    setAsked({
      title: `Make ${name} ${called}?`,
      content: whatFollowsRole(member, role, ownId),
      act: `Make ${called}`,
      run: () =>
        void change(`/admin/api/staff/${id}`, {
          method: 'PATCH',
          json: { role, saw: member.updatedAt },
          said: `${name} is ${called} now${member.blocked ? ', and stays blocked' : ', and has to sign in again'}.`,
        }),
    })
  }

  function setBlocked({ id, name, updatedAt: saw }: StaffRecord, blocked: boolean) {
    void change(`/admin/api/staff/${id}`, {
      method: 'PATCH',
      json: { blocked, saw },
      said: `${name} ${blocked ? 'is signed out and blocked' : 'can sign in again'}.`,
    })
  }

  function askToBlock(member: StaffRecord) {
    setAsked({
      title: `Block ${member.name}?`,
      content: whatFollowsBlock(member),
      act: 'Block',
      run: () => setBlocked(member, true),
    })
  }

  function askToReset(member: StaffRecord) {
    const { id, name, updatedAt: saw } = member
    setAsked({
      title: `Reset the second factor of ${name}?`,
      content:
        'Make sure first that it is really they who ask: the next sign-in needs the password alone.',
      act: 'Reset',
      run: () =>
        void change(`/admin/api/staff/${id}/second-factor`, {
          method: 'DELETE',
          json: { saw },
          said: `${name} is signed out everywhere and hears of it by mail.`,
        }),
    })
  }

  const unblock = (member: StaffRecord) => setBlocked(member, false)

  return { asked, answer, askForRole, askToBlock, askToReset, unblock }
}
