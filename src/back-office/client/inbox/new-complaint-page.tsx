import { Card, CardContent } from '@mui/material'
import { Authenticated, Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { ABOUT_KINDS, type AboutKind } from '#features/forms/states.ts'
import type { ClaimDetail, CustomerDetail } from '../../wire/casework-records.ts'
import { AboutLink, aboutPaths } from '../casework/about-link.tsx'
import { useCase } from '../casework/use-case.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { Loading } from '../loading.tsx'
import { ComplaintForm } from './complaint-form.tsx'

/** A complaint that came by no form. From a case or an account, whose owner it begins with. */
export function NewComplaintPage() {
  const [params] = useSearchParams()
  const kind = ABOUT_KINDS.find((each) => params.has(each))
  return (
    <Authenticated>
      <Title title="Enter a complaint" />
      <div className="bo-stack">
        <Link to="/admin/complaints">All complaints</Link>
        <Card>
          <CardContent className="bo-stack">
            <p>
              For what reached us by phone, letter or in any other way. It is answered within ten
              working days after that day and kept for ten years, like one from the form.
            </p>
            {kind ? (
              <FormAbout kind={kind} reference={params.get(kind) ?? ''} />
            ) : (
              <ComplaintForm owner={{}} />
            )}
          </CardContent>
        </Card>
      </div>
    </Authenticated>
  )
}

function FormAbout({ kind, reference }: { kind: AboutKind; reference: string }) {
  const { data, error } = useCase<CustomerDetail | ClaimDetail>(aboutPaths[kind], reference)
  if (error) return <CouldNotRead error={error} />
  if (data === undefined) return <Loading />
  return (
    <>
      <p>
        About: <AboutLink about={{ kind, reference }} />
      </p>
      <ComplaintForm
        owner={'surroundings' in data ? data.surroundings.owner : data}
        about={reference}
      />
    </>
  )
}
