import type { ComponentType } from 'react'
import type { HelpTopic } from '#content/collections/help-articles.ts'
import type { IconProps } from '#ui/icons/icon-frame.tsx'
import {
  BandageIcon,
  CalendarIcon,
  ClockIcon,
  CrossIcon,
  DocumentIcon,
  EditIcon,
  EuroIcon,
  GlobeIcon,
  PiggyIcon,
  ShieldIcon,
  StethoscopeIcon,
  UserIcon,
} from '#ui/icons/icons.tsx'

const icons: Readonly<Record<HelpTopic, ComponentType<IconProps>>> = {
  'getting-started': ShieldIcon,
  eligibility: CalendarIcon,
  deductibles: PiggyIcon,
  copays: StethoscopeIcon,
  'waiting-periods': ClockIcon,
  claims: BandageIcon,
  payments: EuroIcon,
  changes: EditIcon,
  cancellation: CrossIcon,
  documents: DocumentIcon,
  account: UserIcon,
  visa: GlobeIcon,
}

export function TopicIcon({ topic }: { topic: HelpTopic }) {
  const Icon = icons[topic]
  return <Icon />
}
