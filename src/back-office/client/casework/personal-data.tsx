import { Button, Card, CardContent } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { CustomerDetail, ErasureRecord } from '../../wire/casework-records.ts'
import { law } from '../law.ts'
import { AskedFields, useAsked } from './asked-fields.tsx'
import { showLanguage } from './labels.ts'
import { useAskedData } from './use-asked-data.ts'

type PersonalDataProps = {
  customer: CustomerDetail
  onErased: (report: ErasureRecord) => void
}

/** For customers who ask in a letter for what their account offers: their data, and its erasure. */
export function PersonalData({ customer, onErased }: PersonalDataProps) {
  const [wanted, setWanted] = useState<'export' | 'erasure'>()
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Personal data</h2>
        <p>
          Customers download and erase their data in their account. Do it for those who ask in
          another way, within a month ({law('Art. 12, 15, 17, 20 GDPR')}). Name, birth date and
          address stand in each policy, and are corrected there ({law('Art. 16')}).
        </p>
        <p>
          An application that is not decided yet tells what was declared, and its price hangs on it:
          the customer takes it back in the account and sends it anew, or you take it back and they
          do. How the account is called, they change in its settings.
        </p>
        {wanted === undefined ? (
          <div className="bo-states">
            <Button variant="outlined" onClick={() => setWanted('export')}>
              Export data
            </Button>
            <Button variant="outlined" color="error" onClick={() => setWanted('erasure')}>
              Erase data
            </Button>
          </div>
        ) : (
          <AskedForm
            key={wanted}
            wanted={wanted}
            customer={customer}
            onErased={onErased}
            onLeave={() => setWanted(undefined)}
          />
        )}
      </CardContent>
    </Card>
  )
}

type AskedFormProps = PersonalDataProps & { wanted: 'export' | 'erasure'; onLeave: () => void }

function AskedForm({ wanted, customer, onErased, onLeave }: AskedFormProps) {
  const { reference, addressProven, language } = customer
  const isExport = wanted === 'export'
  const { asked, isComplete, forget, fields } = useAsked(`${wanted}:${reference}`)
  const { save, erase } = useAskedData(reference, asked)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isExport) return save('pdf')
    await erase((report) => {
      forget()
      onErased(report)
    })
  }

  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>
        {isExport
          ? `Everything that is held, answers about health and bank accounts in full; answers whose consent was withdrawn are in the customer’s own account alone. The PDF is in ${showLanguage(language)}.`
          : 'Erases for good what may go, and the account with it unless an application or a contract is running. What the law asks for is locked away until it may go.'}{' '}
        Only once you have made sure who asks: a call back, an ID.
      </p>
      {!addressProven && (
        <p>
          Nobody has proven the e-mail address: what came under it from outside the account is left
          out.
        </p>
      )}
      <AskedFields {...fields} />
      <div className="bo-states">
        {isExport ? (
          <>
            <Button type="submit" variant="contained" disabled={!isComplete}>
              Save as PDF
            </Button>
            <Button variant="outlined" disabled={!isComplete} onClick={() => save('json')}>
              Save as JSON
            </Button>
          </>
        ) : (
          <Button type="submit" variant="contained" color="error" disabled={!isComplete}>
            Erase for good
          </Button>
        )}
        <Button onClick={onLeave}>Not yet</Button>
      </div>
    </form>
  )
}
