import { copyOfPart } from '../fields/copy.ts'
import type { Field } from '../fields/field.ts'
import { partsOf } from '../fields/kinds.ts'
import { showError } from '../fields/show-field.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import { copyOfField, copyOfStep, type Wording } from '../lines/line-copy.ts'
import type { Stage } from '../lines/step.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { Language } from '../values/language.ts'
import { computeJourney, type Journey, previousStep } from './compute-journey.ts'

/** One screen, ready to draw: the form knows nothing of insurance. */
export interface FormModel {
  readonly step: string
  readonly stage: Stage
  readonly title: string
  readonly intro?: string
  /** Position on the path, from 1. */
  readonly position: number
  readonly total: number
  readonly previous?: string
  readonly inputs: readonly FormInput[]
}

export interface FormInput {
  /** Name in the form: the dotted path of the answer. */
  readonly name: string
  /** The field's definition: its kind decides the control. */
  readonly field: Field
  readonly question: string
  readonly help?: string
  readonly unit?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** Inputs of a composite; of one entry of a list, named with {index}. */
  readonly parts?: readonly FormInput[]
  readonly required: boolean
  /** The answer so far: canonical if it could be read, else as typed. */
  readonly value?: unknown
  /** What is wrong with it, in words. */
  readonly errors: readonly string[]
}

export interface FormRequest {
  readonly line: LineDefinition
  readonly raw: Readonly<Record<string, unknown>>
  readonly step: string
  readonly wording: Wording
  readonly language: Language
  readonly asOf: IsoDate
  /** Whether to say "required" yet: only after the step was submitted. */
  readonly showMissing: boolean
}

/** undefined when the step is not on the path. */
export function formModel(request: FormRequest): FormModel | undefined {
  const journey = computeJourney(request.line, request.raw, request.asOf)
  const index = journey.path.findIndex((step) => step.id === request.step)
  const step = journey.path[index]
  if (!step) return undefined
  const copy = copyOfStep(step.id, request.wording)
  const previous = previousStep(journey, step.id)
  return {
    step: step.id,
    stage: step.stage,
    title: copy.title,
    ...(copy.intro ? { intro: copy.intro } : {}),
    position: index + 1,
    total: journey.path.length,
    ...(previous ? { previous } : {}),
    inputs: step.asked.map((field) => inputOf(field, request, journey)),
  }
}

function inputOf(field: Field, request: FormRequest, journey: Journey): FormInput {
  const { wording, language, raw } = request
  const copy = copyOfField(field, wording)
  const errors = journey.errors.filter(
    ({ path }) => path === field.id || path.startsWith(`${field.id}.`),
  )
  const missing = request.showMissing
    ? journey.missing.filter((path) => path === field.id || path.startsWith(`${field.id}.`))
    : []
  const all = [...missing.map((path) => ({ path, code: 'required' as const })), ...errors]
  const messages = (path: string) =>
    all
      .filter((error) => error.path === path)
      .map((error) => showError(field, error, { language, copy, shared: wording.shared }))
  return build(field, field.id, copy, journey.answers[field.id] ?? raw[field.id], messages)

  function build(
    part: Field,
    name: string,
    partCopy: typeof copy,
    value: unknown,
    messagesFor: (path: string) => readonly string[],
  ): FormInput {
    const inner = partsOf(part)
    const prefix = part.kind === 'list' ? `${name}.{index}` : name
    const record = (typeof value === 'object' && value !== null ? value : {}) as Record<
      string,
      unknown
    >
    const options =
      'options' in part ? part.options : part.kind === 'yesNo' ? ['yes', 'no'] : undefined
    return {
      name,
      field: part,
      question: partCopy.question,
      ...(partCopy.help ? { help: partCopy.help } : {}),
      ...(partCopy.unit ? { unit: partCopy.unit } : {}),
      ...(options
        ? { options: options.map((value) => ({ value, label: optionLabel(value, partCopy) })) }
        : {}),
      ...(inner.length > 0
        ? {
            parts: inner.map((child) =>
              build(
                child,
                `${prefix}.${child.id}`,
                copyOfPart(partCopy, child.id, wording.shared),
                part.kind === 'list' ? undefined : record[child.id],
                messagesFor,
              ),
            ),
          }
        : {}),
      required: part.required !== false,
      ...(value === undefined ? {} : { value }),
      errors: messagesFor(name),
    }
  }

  function optionLabel(value: string, partCopy: typeof copy): string {
    if (partCopy.options?.[value]) return partCopy.options[value]
    return value === 'yes' || value === 'no' ? wording.shared.answers[value] : value
  }
}
