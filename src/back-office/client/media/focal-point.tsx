import { Slider } from '@mui/material'
import type { MediaFile } from './media-file.ts'

interface Point {
  x: number
  y: number
}

/** The point that stays in view when the picture is cropped: by click, or by two sliders. */
export function FocalPoint({ file, onChange }: { file: MediaFile; onChange(point: Point): void }) {
  const point = file.focalPoint ?? { x: 0.5, y: 0.5 }
  const slider = (axis: 'x' | 'y', label: string) => (
    <div>
      <span id={`focal-${axis}`}>{label}</span>
      <Slider
        aria-labelledby={`focal-${axis}`}
        value={Math.round(point[axis] * 100)}
        onChange={(_event, value) => onChange({ ...point, [axis]: Number(value) / 100 })}
      />
    </div>
  )
  return (
    <fieldset className="bo-group">
      <legend>Focal point</legend>
      <div className="bo-focal">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard */}
        <img
          src={file.formats?.['medium']?.url ?? file.url}
          alt={file.alternativeText}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect()
            onChange({
              x: round((event.clientX - box.left) / box.width),
              y: round((event.clientY - box.top) / box.height),
            })
          }}
        />
        <span
          className="bo-focal-mark"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        />
      </div>
      {slider('x', 'From the left')}
      {slider('y', 'From the top')}
    </fieldset>
  )
}

function round(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
}
