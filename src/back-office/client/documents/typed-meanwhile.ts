import { useEffect } from 'react'
import { useRecordContext } from 'react-admin'
import { type Control, useFormContext } from 'react-hook-form'
import type { DocumentRecord } from '../../wire/document-record.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a form sent, or goes on from, until that has come back to it. */
let sent: { control: Control; fields: Fields } | undefined

export function rememberSent(control: Control, fields: Fields): void {
  sent = { control, fields }
}

/** It was refused: the form stays as it is. */
export function forgetSent(): void {
  sent = undefined
}

/**
 * A form takes over what was saved once the answer is there. What was typed while it was under way
 * stays: it is written again into the fields that are different from what was sent.
 */
export function useTypedMeanwhile(): void {
  const { control, getValues, setValue } = useFormContext()
  const revision = useRecordContext<DocumentRecord>()?.revision
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is an answer
  useEffect(() => {
    if (sent?.control !== control) return
    const later = changedSince(sent.fields, getValues('attributes') ?? {})
    forgetSent()
    // The effect of the form around this one comes next, and takes the answer over.
    queueMicrotask(() => {
      for (const [name, value] of later) {
        setValue(`attributes.${name}`, value, { shouldDirty: true })
      }
    })
  }, [revision])
}

/** The fields that are different now, with what stands in them. */
export function changedSince(before: Fields, now: Fields): [name: string, value: unknown][] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...names].flatMap((name): [string, unknown][] =>
    JSON.stringify(before[name]) === JSON.stringify(now[name]) ? [] : [[name, now[name]]],
  )
}
