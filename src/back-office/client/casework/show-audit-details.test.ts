import { expect, test } from 'vitest'
import { showAuditDetails } from './show-audit-details.ts'

const known = {
  colleagueName: (id: string) => (id === 's1' ? 'Bruno' : ''),
  files: [{ id: 7, name: 'letter.pdf' }],
}

test.each([
  ['assign', { to: 's1' }, ': Bruno'],
  ['assign', { to: null }, ': nobody'],
  ['move-application', { to: 'informationNeeded' }, ': information needed'],
  ['move-application', { from: 'submitted', to: 'counterOffer' }, ': counter-offer'],
  ['move-claim', { to: 'sent' }, ': with the insurer'],
  ['decide-request', { to: 'refused' }, ': refused'],
  ['answer-question', { question: 'FQ-1', to: 'takenBack' }, ': taken back'],
  ['move-message', { to: 'in-work' }, ': in work'],
  ['decide-complaint', { to: 'rejected' }, ': not upheld'],
  ['decide-complaint', { to: null }, ''],
  ['move-application', { to: 'aStateOfThen' }, ': aStateOfThen'],
  ['correct-complaint', { on: '2026-01-08', from: '2026-01-09' }, ': 9 Jan 2026 to 8 Jan 2026'],
  ['read-file', { file: 7 }, ': letter.pdf'],
  ['read-file', { file: 'gone', code: 'applicationSummary' }, ': application summary'],
  ['read-file', { file: 8 }, ''],
  [
    'remove-premium-paper',
    { file: 'gone', code: 'premiumNotice', on: '2027-01-01' },
    ': premium notice, 1 Jan 2027',
  ],
  ['erase-data', { askedBy: 'letter', report: [], page: 'x' }, ': asked for by letter'],
  ['export-data', { askedBy: 'inPerson', format: 'pdf' }, ': asked for in person'],
  ['erase-data', { report: [], page: 'x' }, ''],
  ['change-colleague', { role: 'broker' }, ': broker'],
  ['change-colleague', { blocked: true }, ': blocked'],
  ['change-colleague', { role: 'editor', blocked: false }, ': editor, no longer blocked'],
  ['make-api-token', { token: 3, name: 'Site' }, ': API token “Site” made'],
  ['revoke-api-token', { token: 3 }, ': API token no. 3 revoked'],
  ['change-account', { changed: ['email', 'blocked'] }, ': email, blocked'],
  [
    'correct-data',
    { changed: ['name', 'birthDate'], askedBy: 'letter', receivedOn: '2026-11-02' },
    ': name, birth date, asked for by letter on 2 Nov 2026',
  ],
  [
    'correct-data',
    { changed: ['address'], askedBy: 'phone', along: ['FP-1', 'FP-2'] },
    ': address, asked for by phone, also in FP-1, FP-2',
  ],
  ['join', { role: 'broker', invitedBy: 's1' }, ': joined as broker, invited by Bruno'],
  ['join', { role: 'broker', invitedBy: 'gone' }, ': joined as broker'],
  ['read-application', {}, ''],
])('%s %j', (action, details, shown) => {
  expect(showAuditDetails(action, details, known)).toBe(shown)
})
