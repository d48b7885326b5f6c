import { z } from 'zod'
import { LINE_IDS, type LineId } from '#insurance/lines/registry.ts'
import { FUNDS } from '#insurance/statutory/zusatzbeitrag.ts'
import { plainText, wording } from '../collections/field-kinds.ts'

/** An insurance line, by its id. */
export const lineChoice = z.enum(LINE_IDS as readonly [LineId, ...LineId[]])

/** The drawings of the house beside those of the lines. */
const OTHER_SCENES = [
  'home',
  'business',
  'help',
  'advice',
  'call',
  'health',
  'expat',
  'fund',
  'students',
  'region',
  'team',
  'empty',
  // Life in each country of ours.
  'germany',
  'spain',
  'france',
  'netherlands',
  'italy',
  'belgium',
  'sweden',
  'malta',
  'ireland',
  'greece',
  'portugal',
  'hungary',
] as const

export type SceneName = (typeof OTHER_SCENES)[number] | LineId

/** A drawing: every line has its own, and there are a few for everything else. */
export const sceneChoice = z.enum([...OTHER_SCENES, ...LINE_IDS] as [SceneName, ...SceneName[]])

/** Small drawings that stand before a card or a fact. */
export const BLOCK_ICONS = [
  'baby',
  'bandage',
  'bike',
  'briefcase',
  'calendar',
  'chat',
  'check',
  'clock',
  'document',
  'dog',
  'download',
  'euro',
  'globe',
  'graduation',
  'health',
  'heart',
  'house',
  'info',
  'key',
  'life',
  'lock',
  'mail',
  'paw',
  'phone',
  'piggy',
  'plane',
  'scales',
  'search',
  'shield',
  'star',
  'stethoscope',
  'sun',
  'tooth',
  'tree',
  'umbrella',
  'upload',
  'user',
  'users',
  'warning',
] as const

export const iconChoice = z.enum(BLOCK_ICONS)

/** A public fund; `average` is the average of all (§ 242a SGB V). */
export const fundChoice = z.enum([...FUNDS, 'average'])

/** A line of a list with an explanation under it. */
export const point = z.strictObject({
  text: wording,
  /** One or two sentences that say exactly what is meant. */
  detail: plainText.optional(),
})

/** One of several steps in a row. */
export const step = z.strictObject({ title: wording, text: plainText })
