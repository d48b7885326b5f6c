/** What brings a visitor here, as the home page asks it. */
export const SITUATIONS = ['moving', 'job', 'studying', 'freelance', 'policy'] as const
export type Situation = (typeof SITUATIONS)[number]

export function parseSituation(value: string | null): Situation | undefined {
  return SITUATIONS.find((situation) => situation === value)
}

/** The answer to the question: lines in order, each with why. */
export type SituationResult = {
  situation: Situation
  lines: { id: string; name: string; reason: string; group: 'required' | 'essential' | 'thought' }[]
}
