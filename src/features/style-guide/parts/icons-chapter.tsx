import type { ComponentType } from 'react'
import * as brandIcons from '#ui/icons/brand-icons.tsx'
import type { IconProps } from '#ui/icons/icon-frame.tsx'
import { IconTile } from '#ui/icons/icon-tile.tsx'
import * as icons from '#ui/icons/icons.tsx'
import { BothThemes, Chapter } from '../specimen.tsx'

export function IconsChapter() {
  return (
    <Chapter
      id="icons"
      title="Icons"
      lead="Drawn on a grid of 24 with one line, here and there a spot of sun."
    >
      <BothThemes>
        {() => (
          <ul className="grid grid-cols-3 gap-x-2 gap-y-5 mobile:grid-cols-4">
            {all.map(([name, Icon]) => (
              <li key={name} className="min-w-0 text-center">
                <Icon className="mx-auto" />
                <span className="mt-1 block text-caption text-ink-soft">
                  {name.replace(/Icon$/, '')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </BothThemes>
      <BothThemes>
        {() => (
          <div className="flex flex-wrap gap-4">
            {tiles.map(([name, Icon]) => (
              <IconTile key={name}>
                <Icon />
              </IconTile>
            ))}
          </div>
        )}
      </BothThemes>
    </Chapter>
  )
}

/** Sorted, because development's server and the browser list a module's exports in different orders. */
const all: [string, ComponentType<IconProps>][] = Object.entries({ ...icons, ...brandIcons }).sort(
  ([a], [b]) => a.localeCompare(b),
)
const tiled = /^(HeartPulse|Shield|House|Scales|Tooth|Bike|Life|Plane|Dog|Tree|Lock|Piggy)Icon$/
const tiles = all.filter(([name]) => tiled.test(name))
