import { type PointerEvent, useId, useRef, useState } from 'react'
import { LONGEST_DRAWING, SIGNATURE_BOX } from '#insurance/fields/signature.ts'
import { Button } from '#ui/button/button.tsx'
import { TrashIcon } from '#ui/icons/icons.tsx'
import { DrawnSignature } from './drawn-signature.tsx'

/** Room to sign by finger, pen or mouse. What is drawn goes with the form as the path of an SVG. */
export function SignaturePad(props: {
  name: string
  label: string
  help: string
  clearLabel: string
  defaultValue: string
}) {
  const [drawing, setDrawing] = useState(props.defaultValue)
  const last = useRef<Point>(undefined)
  const helpId = useId()

  const begin = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.isPrimary || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event, event.currentTarget)
    last.current = point
    // A stroke has a second point from the start, so that a tap is a dot.
    extend(`M${textOf(point)}L${textOf(point)}`)
  }
  const draw = (event: PointerEvent<HTMLDivElement>) => {
    if (!last.current) return
    const { currentTarget, nativeEvent } = event
    let added = ''
    for (const each of nativeEvent.getCoalescedEvents?.() ?? [nativeEvent]) {
      const point = pointOf(each, currentTarget)
      if (Math.hypot(point.x - last.current.x, point.y - last.current.y) < LEAST_DISTANCE) continue
      last.current = point
      added += `L${textOf(point)}`
    }
    if (added) extend(added)
  }
  const end = () => {
    last.current = undefined
  }
  const extend = (added: string) =>
    setDrawing((before) =>
      before.length + added.length > LONGEST_DRAWING ? before : before + added,
    )

  return (
    <div className="apply-pad">
      <p className="apply-pad__label" id={helpId}>
        <strong>{props.label}</strong> {props.help}
      </p>
      <div
        className="apply-pad__paper"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <DrawnSignature path={drawing} label={props.label} />
      </div>
      <input type="hidden" name={props.name} value={drawing} />
      {drawing !== '' && (
        <Button
          size="small"
          variant="quiet"
          iconStart={<TrashIcon />}
          onClick={() => setDrawing('')}
        >
          {props.clearLabel}
        </Button>
      )}
    </div>
  )
}

type Point = { readonly x: number; readonly y: number }

/** In units of the box: nearer points would not be seen. */
const LEAST_DISTANCE = 2

function pointOf(event: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  const within = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share)) * most)
  return {
    x: within((event.clientX - left) / width, SIGNATURE_BOX.width),
    y: within((event.clientY - top) / height, SIGNATURE_BOX.height),
  }
}

function textOf({ x, y }: Point): string {
  return `${x} ${y}`
}
