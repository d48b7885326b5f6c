import type { CustomerChange } from '#accounts/customers/manage-customers.ts'
import { SHORTEST_STRAPI_PASSWORD } from '#accounts/password-rule.ts'
import { isRefused } from '#accounts/refusal.ts'
import { checkBody, LONGEST_ADDRESS } from '#accounts/strapi/check-body.ts'
import { isAttributes } from '#content/model/walk-attributes.ts'
import { StrapiError, validationError } from '../errors/strapi-error.ts'

const rules = {
  username: { min: 3, max: LONGEST_ADDRESS },
  email: { kind: 'email', min: 6 },
  password: { min: SHORTEST_STRAPI_PASSWORD },
} as const
const optional = {
  username: { ...rules.username, optional: true },
  email: { ...rules.email, optional: true },
  password: { ...rules.password, optional: true },
} as const

/** The body of a new user, flat. */
export function readNewUser(body: unknown) {
  return { ...checked(body, rules), ...switches(body) }
}

/** What a body changes of a user. */
export function readUserChange(body: unknown): CustomerChange {
  return { ...checked(body, optional), ...switches(body) }
}

function checked<const Rules extends Parameters<typeof checkBody>[1]>(body: unknown, given: Rules) {
  const result = checkBody<Rules>(body, given)
  if (!isRefused(result)) return result.values
  const { status, name, message, details } = result.refused
  throw new StrapiError(status, name, message, { ...details })
}

function switches(body: unknown): Pick<CustomerChange, 'confirmed' | 'blocked'> {
  const { confirmed, blocked } = isAttributes(body) ? body : {}
  for (const [name, value] of Object.entries({ confirmed, blocked })) {
    if (value !== undefined && typeof value !== 'boolean') {
      throw validationError(`${name} must be a \`boolean\` type`)
    }
  }
  return {
    ...(typeof confirmed === 'boolean' && { confirmed }),
    ...(typeof blocked === 'boolean' && { blocked }),
  }
}
