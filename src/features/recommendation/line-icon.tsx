import type { ComponentType } from 'react'
import type { LineId } from '#insurance/lines/registry.ts'
import { IconTile } from '#ui/icons/icon-tile.tsx'
import {
  BandageIcon,
  BikeIcon,
  BriefcaseIcon,
  DogIcon,
  HeartPulseIcon,
  HouseIcon,
  LifeIcon,
  LockIcon,
  PawIcon,
  PiggyIcon,
  PlaneIcon,
  ScalesIcon,
  ShieldIcon,
  StethoscopeIcon,
  ToothIcon,
  TreeIcon,
  UmbrellaIcon,
  UsersIcon,
} from '#ui/icons/icons.tsx'

export function LineIcon({ line }: { line: LineId }) {
  const Icon = ICONS[line]
  return (
    <IconTile size="medium">
      <Icon />
    </IconTile>
  )
}

const ICONS: Readonly<Record<LineId, ComponentType>> = {
  'public-health': HeartPulseIcon,
  'private-health': StethoscopeIcon,
  'expat-short-term': BandageIcon,
  'expat-long-term': BandageIcon,
  'personal-liability': UmbrellaIcon,
  household: HouseIcon,
  legal: ScalesIcon,
  life: LifeIcon,
  disability: ShieldIcon,
  dental: ToothIcon,
  bike: BikeIcon,
  'dog-liability': DogIcon,
  'pet-health': PawIcon,
  'travel-health': PlaneIcon,
  pension: TreeIcon,
  'basis-pension': PiggyIcon,
  'professional-liability': BriefcaseIcon,
  'company-professional-liability': BriefcaseIcon,
  'general-liability': UmbrellaIcon,
  cyber: LockIcon,
  'company-health': UsersIcon,
  'company-pension': PiggyIcon,
  'company-travel': PlaneIcon,
  'company-life': LifeIcon,
}
