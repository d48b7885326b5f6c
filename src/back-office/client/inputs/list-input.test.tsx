import { renderToStaticMarkup } from 'react-dom/server'
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { ListInput } from './list-input.tsx'

type Values = { questions: readonly { label: string }[] }

function List({ errors }: { errors: FieldErrors<Values> }) {
  const form = useForm<Values>({ defaultValues: { questions: [] }, errors })
  return (
    <FormProvider {...form}>
      <ListInput source="questions" label="Questions" called={[]} empty={{}}>
        {null}
      </ListInput>
    </FormProvider>
  )
}

test('who publishes is led to a list that lacks its entries, and in one that has them to the field', () => {
  const isWrong = (errors: FieldErrors<Values>) =>
    /<fieldset[^>]* data-invalid="true"/.test(renderToStaticMarkup(<List errors={errors} />))
  expect(isWrong({ questions: { type: 'server', message: 'Add at least one.' } })).toBe(true)
  const inEntry = { questions: [{ label: { type: 'server', message: 'Fill this in.' } }] }
  expect(isWrong(inEntry)).toBe(false)
  expect(isWrong({})).toBe(false)
})
