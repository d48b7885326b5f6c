import type { ReactNode } from 'react'
import { Words } from '#i18n/words.tsx'
import { InfoIcon, WarningIcon } from '../icons/icons.tsx'
import { joinClasses } from '../join-classes.ts'

/** What every field has in common. */
export interface FieldBasics {
  /** Name in the submitted form; also the id, unless one is given. */
  name: string
  id?: string | undefined
  label: ReactNode
  /** One line of help under the label. */
  help?: ReactNode
  /** What to do to put it right; its presence marks the field as wrong. */
  error?: ReactNode
  /** The word for "optional", shown beside the label of fields that may stay empty. */
  optionalLabel?: string | undefined
}

/** What is odd about a typed answer that counts all the same: worth a second look, no more. */
export interface Doubtful {
  doubt?: ReactNode
}

/** Ids of what stands around the control, and the attributes that tie them to it. */
export function describeField({ name, id = name, help, error, doubt }: FieldBasics & Doubtful) {
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  const doubtId = doubt ? `${id}-doubt` : undefined
  return {
    id,
    helpId,
    errorId,
    doubtId,
    aria: {
      'aria-describedby': [helpId, errorId, doubtId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
    },
  }
}

/** A field of one control, with everything that stands around it. */
export function FieldFrame({
  children,
  ...field
}: FieldBasics & Doubtful & { children: ReactNode }) {
  const { id, helpId, errorId, doubtId } = describeField(field)
  return (
    <div className="ui-field">
      <FieldLabel htmlFor={id} optionalLabel={field.optionalLabel}>
        {field.label}
      </FieldLabel>
      <FieldHelp id={helpId}>{field.help}</FieldHelp>
      <FieldError id={errorId}>{field.error}</FieldError>
      {children}
      <FieldDoubt id={doubtId}>{field.doubt}</FieldDoubt>
    </div>
  )
}

/** What a question with several controls has beyond that. */
export interface FieldsetBasics extends FieldBasics, Doubtful {
  /** The question stays for ears only, where the page's heading already asks it. */
  hideLabel?: boolean | undefined
  disabled?: boolean | undefined
}

/** The same for a question with several controls; the first of them carries its id. */
export function FieldsetFrame({
  of: field,
  className,
  width,
  children,
}: {
  of: FieldsetBasics
  className?: string
  width?: string
  children: ReactNode
}) {
  const { helpId, errorId, doubtId, aria } = describeField(field)
  return (
    <fieldset
      className={joinClasses('ui-field', className)}
      data-width={width}
      aria-describedby={aria['aria-describedby']}
      disabled={field.disabled}
    >
      <legend className={field.hideLabel ? 'ui-visually-hidden' : 'ui-field__label'}>
        <Words>{field.label}</Words>
        <OptionalMark label={field.optionalLabel} />
      </legend>
      <FieldHelp id={helpId}>{field.help}</FieldHelp>
      <FieldError id={errorId}>{field.error}</FieldError>
      {children}
      <FieldDoubt id={doubtId}>{field.doubt}</FieldDoubt>
    </fieldset>
  )
}

export function FieldLabel({
  htmlFor,
  children,
  optionalLabel,
}: {
  htmlFor: string
  children: ReactNode
  optionalLabel?: string | undefined
}) {
  return (
    <label className="ui-field__label" htmlFor={htmlFor}>
      <Words>{children}</Words>
      <OptionalMark label={optionalLabel} />
    </label>
  )
}

function OptionalMark({ label }: { label?: string | undefined }) {
  return label ? <span className="ui-field__optional"> {label}</span> : null
}

export function FieldHelp({ id, children }: { id: string | undefined; children: ReactNode }) {
  return children ? (
    <p className="ui-field__help" id={id}>
      <Words>{children}</Words>
    </p>
  ) : null
}

/** Says next to the field what to do. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return children ? (
    <p className="ui-field__error" id={id}>
      <WarningIcon />
      <span>
        <Words>{children}</Words>
      </span>
    </p>
  ) : null
}

/** Comes and goes while somebody types: below the control, so that it stays where it is. */
export function FieldDoubt({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return children ? (
    <p className="ui-field__doubt" id={id} role="status">
      <InfoIcon />
      <span>
        <Words>{children}</Words>
      </span>
    </p>
  ) : null
}
