import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { DateField } from '#ui/field/date-field.tsx'
import { splitDate } from '#ui/field/join-date.ts'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages, useChecks } from './form-parts.tsx'
import type { SettingsPageData } from './settings.ts'

/** Partner and children, with whom to add. */
export function PeopleCard({
  people,
  answer,
}: {
  people: SettingsPageData['people']
  answer: FormAnswer | undefined
}) {
  const t = useWording('account')
  const check = useChecks(answer)
  const labels = {
    firstName: t('people.firstName'),
    lastName: t('people.lastName'),
    birthDate: t('people.birthDate'),
    relation: t('people.relation'),
  }
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('people.title')}</h2>
      <p>{t('people.lead')}</p>
      {people.map(({ reference, name, born, relation }) => (
        <Form key={reference} method="post" className="account-row">
          <div>
            <strong>{name}</strong>
            <p className="account-hint">
              {t(`people.relations.${relation}`)} · {born}
            </p>
          </div>
          <input type="hidden" name="person" value={reference} />
          <Button type="submit" name="do" value="removePerson" variant="quiet" size="small">
            {t('people.remove', { name })}
          </Button>
        </Form>
      ))}
      <FormMessages answer={answer} labels={labels} />
      <Form method="post" className="account-stack" noValidate>
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={labels[name]}
            defaultValue={answer?.values[name]}
            error={check(name)}
            autoComplete="off"
            required
          />
        ))}
        <DateField
          name="birthDate"
          label={labels.birthDate}
          partLabels={{ day: t('day'), month: t('month'), year: t('year') }}
          defaultValue={splitDate(answer?.values['birthDate'] ?? '')}
          error={check('birthDate')}
          required
        />
        <Select
          name="relation"
          label={labels.relation}
          placeholder={t('choose')}
          options={(['spouse', 'partner', 'child', 'other'] as const).map((value) => ({
            value,
            label: t(`people.relations.${value}`),
          }))}
          defaultValue={answer?.values['relation']}
          error={check('relation')}
          required
        />
        <Button type="submit" name="do" value="addPerson" variant="secondary">
          {t('people.add')}
        </Button>
      </Form>
    </Card>
  )
}
