import { useEffect, useState } from 'react'
import { TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { knownCollection } from '#content/collections/registry.ts'
import { FOLDER_OF_COLLECTION } from '#content/document-path.ts'
import { nameFromTitle } from '../../form-model/document-name.ts'

/** The name of a new document. It follows the title until somebody writes another one. */
export function NameInput({ collection }: { collection: string }) {
  const { setValue, getValues } = useFormContext()
  const [first = ''] = knownCollection(collection).columns
  const title: unknown = useWatch({ name: `attributes.${first}` })
  const [suggested, setSuggested] = useState('')
  useEffect(() => {
    const name = typeof title === 'string' ? nameFromTitle(title) : ''
    const [given = '', path = ''] = [getValues('name'), getValues('attributes.path')]
    if (name === suggested) return
    if (given === suggested) setValue('name', name, { shouldDirty: true })
    if (collection === 'pages' && path === (suggested && `/${suggested}`)) {
      setValue('attributes.path', name && `/${name}`, { shouldDirty: true })
    }
    setSuggested(name)
  }, [title, suggested, collection, setValue, getValues])
  return <TextInput source="name" label="Name *" helperText={`${purposeOf(collection)} ${rule}`} />
}

const rule = 'Lower-case letters, digits and hyphens. It cannot be changed later.'

function purposeOf(collection: string): string {
  const folder = FOLDER_OF_COLLECTION[collection]
  if (folder !== undefined) return `The last part of the address, ${folder}/…`
  return knownCollection(collection).localized ? 'Translations share it.' : ''
}
