import { useState } from 'react'
import { labelOf } from '../../form-model/label-of.ts'
import type { StaffRecord } from '../../wire/staff-records.ts'
import { useStaffChange } from './use-staff-change.ts'

/** What is asked about once more before it is done. */
type Asked = { title: string; content: string; act: string; run(): void }

/** Of who works on no cases any more. */
const staysTheirs =
  'What they look after stays theirs: find it in the lists by their name, and give it on. New calls cannot be booked with them; those that are booked can be handed on under Calls, by days off.'

/** Who had all rights may have given some away. */
const adminsLeave =
  'What they invited is withdrawn. API tokens that they made go on working: revoke those that may be in wrong hands.'

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
      content:
        id === ownId
          ? 'It is you: you are signed out, and only another admin can make you admin again.'
          : `They are signed out everywhere and have to sign in again.${role === 'editor' ? ` ${staysTheirs}` : ''}`,
      act: `Make ${called}`,
      run: () =>
        void change(`/admin/api/staff/${id}`, {
          method: 'PATCH',
          json: { role, saw: member.updatedAt },
          said: `${name} is ${called} now, and has to sign in again.`,
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
    const more = member.role === 'admin' ? ` ${adminsLeave}` : ''
    setAsked({
      title: `Block ${member.name}?`,
      content: `They are signed out at once and cannot sign in until somebody unblocks them. ${staysTheirs}${more}`,
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
