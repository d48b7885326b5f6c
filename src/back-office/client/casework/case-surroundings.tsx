import { Card, CardContent } from '@mui/material'
import { Link } from 'react-router'
import { dialled } from '#i18n/dialled.ts'
import type { ClaimDetail } from '../../wire/casework-records.ts'
import { complaintAbout } from './about-link.tsx'
import { CaseLink, Facts } from './case-parts.tsx'
import type { casePaths } from './case-paths.ts'
import { CaseState } from './case-state.tsx'
import { requestKinds, showLanguage, wordsOf } from './labels.ts'
import { casesOf } from './path-to-case.ts'

type SurroundingsProps = {
  surroundings: ClaimDetail['surroundings']
  /** The case that is shown, which is not listed as its own company. */
  kind: keyof typeof casePaths
  reference: string
}

/** Whose case it is, how to reach them, and what else there is of the same contract. */
export function CaseSurroundings({ surroundings, kind, reference }: SurroundingsProps) {
  const { owner, application, policy, claims, requests } = surroundings
  const isOther = (each: { reference: string }) => each.reference !== reference
  const among = [
    { kind: 'application' as const, about: 'Application', ...application },
    ...(policy ? [{ kind: 'policy' as const, about: 'Policy', ...policy }] : []),
    ...claims.map((claim) => ({
      ...claim,
      kind: 'claim' as const,
      about: `Claim: ${wordsOf(claim.kind).toLowerCase()}`,
    })),
    ...requests.map((request) => ({
      ...request,
      kind: 'request' as const,
      about: `Request: ${requestKinds[request.kind].toLowerCase()}`,
    })),
  ].filter(isOther)
  return (
    <Card>
      <CardContent>
        <h2>Customer</h2>
        <Facts
          facts={[
            ['Company', owner.company],
            [
              'Name',
              owner.account ? (
                <Link key="name" to={`/admin/customers/${owner.account}`}>
                  {owner.name}
                </Link>
              ) : (
                owner.name
              ),
            ],
            [
              'E-mail',
              <a key="email" href={`mailto:${owner.email}`}>
                {owner.email}
              </a>,
            ],
            ['Phone', owner.phone && <a href={`tel:${dialled(owner.phone)}`}>{owner.phone}</a>],
            ['Language', showLanguage(owner.language)],
            ['Account', !owner.account && 'None yet'],
          ]}
        />
        {among.length > 0 && (
          <>
            <h3>Of the same contract</h3>
            <ul className="bo-plain-list">
              {among.map((each) => (
                <li key={each.reference} className="bo-row">
                  <span>
                    {each.about}, <CaseLink kind={each.kind} reference={each.reference} />
                  </span>
                  <CaseState kind={each.kind} state={each.state} />
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="bo-links">
          <Link to={casesOf('applications', owner.email)}>All their applications</Link>
          <Link to={casesOf('inbox', owner.email)}>Their messages</Link>
          <Link to={complaintAbout(kind, reference)}>Enter a complaint</Link>
        </p>
      </CardContent>
    </Card>
  )
}
