import { type FormEvent, useEffect, useRef } from 'react'
import { useActionData, useLocation, useNavigationType } from 'react-router'
import { enterByHand } from '#ui/field/enter-by-hand.ts'
import { type Control, isControl } from '#ui/field/initial-state.ts'
import { putBack } from '#ui/field/put-back.ts'
import type { FormAnswer } from './form-answer.ts'
import { forgetSealed, keepSealed, recallSealed } from './sealed-typing.ts'
import { SECRETS } from './secrets.ts'

/**
 * What somebody types into the forms of a page stays in the tab until it is sent, and is there when the
 * page is loaded again. Goes around all of them: a form need not know.
 */
export function useTyped(typingKey: string | undefined, whose: string) {
  const frame = useRef<HTMLDivElement>(null)
  const everything = useRef<TypedForms>({ by: whose, forms: new Map() })
  const { key, pathname } = useLocation()
  const arrivedBy = useNavigationType()
  const answer = useActionData() as FormAnswer | undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival is looked at once
  useEffect(() => {
    const typed = typedBy(whose, everything.current)
    if (onItsWay !== undefined && arrivedBy !== 'POP' && !isRefused(answer)) {
      typed.delete(onItsWay)
      forgetSealed(onItsWay)
    }
    onItsWay = undefined
    if (typingKey === undefined) return
    let isHere = true
    for (const form of frame.current?.querySelectorAll('form') ?? []) {
      const place = placeOf(pathname, form)
      recallSealed(typingKey, place).then((kept) => {
        if (!isHere || kept.size === 0) return
        typed.set(place, new Map([...kept, ...(typed.get(place) ?? [])]))
        putBack(form, kept, enterByHand)
        // Where nobody sees it, it would be sent unseen with what is added, or not missed.
        form.closest('details')?.setAttribute('open', '')
      })
    }
    return () => {
      isHere = false
    }
  }, [key, whose, typingKey])

  return {
    ref: frame,
    onInput({ target }: FormEvent) {
      if (typingKey === undefined || !(target instanceof Element && isControl(target))) return
      if (target.form === null || !mayStay(target)) return
      const place = placeOf(pathname, target.form)
      const typed = typedBy(whose, everything.current)
      const inForm = typed.get(place) ?? new Map<string, readonly string[]>()
      typed.set(place, inForm.set(target.name, [target.value]))
      keepSealed(typingKey, place, inForm)
    },
    onSubmit({ target }: FormEvent) {
      if (target instanceof HTMLFormElement) onItsWay = placeOf(pathname, target)
    },
  }
}

type TypedForms = {
  by: string
  forms: Map<string, Map<string, readonly string[]>>
}

/**
 * What one customer typed, by its forms. The page can stay while somebody else signs in, in another tab
 * or before a browser brings it back: nothing of it is sealed with their key.
 */
export function typedBy(whose: string, all: TypedForms): TypedForms['forms'] {
  if (all.by !== whose) Object.assign(all, { by: whose, forms: new Map() })
  return all.forms
}

/** What was sent may lead to a page that is made anew: it outlives the one it was sent from. */
let onItsWay: string | undefined

/** A form that comes back was not sent, whatever it came back for. */
export function isRefused(answer: Pick<FormAnswer, 'problem' | 'errors'> | undefined): boolean {
  return answer?.problem !== undefined || Object.keys(answer?.errors ?? {}).length > 0
}

/**
 * Text and choices alone. A tick declares or agrees to something, which is done anew and not found
 * done; files a page cannot put back; and what is secret is no more in the tab than in a page.
 */
export function mayStay({ type, name }: Pick<Control, 'type' | 'name'>): boolean {
  return name !== '' && !LEFT_OUT.includes(type) && !SECRETS.includes(name)
}

const LEFT_OUT: readonly string[] = ['checkbox', 'radio', 'password', 'file', 'hidden']

/** Which form of which page: by what it asks for, and about what. */
function placeOf(pathname: string, form: HTMLFormElement): string {
  const named = [...form.elements].filter((each) =>
    NAMING.includes(each.getAttribute('name') ?? ''),
  )
  return [pathname, ...named.map((each) => each.getAttribute('value'))].join(' ')
}

const NAMING: readonly string[] = ['do', 'question', 'claim']
