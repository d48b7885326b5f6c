import { type SQL, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { canManageUsers } from '#accounts/access/can-manage-users.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { CustomerDesk } from '#accounts/customers/customer-desk.ts'
import {
  type CustomerChange,
  changeCustomer,
  createCustomer,
  findCustomer,
} from '#accounts/customers/manage-customers.ts'
import type { Customer } from '#accounts/customers/session-token.ts'
import { wireUser } from '#accounts/customers/wire-user.ts'
import { isRefused, type Refused } from '#accounts/refusal.ts'
import { recordAudit } from '#brokerage/audit/record-audit.ts'
import type { AccountErasure } from '#brokerage/privacy/erasure-report.ts'
import type { Scope } from '#content/query/document-scope.ts'
import { filterSql } from '#content/query/filter-sql.ts'
import { sortSql } from '#content/query/sort-sql.ts'
import { systemClock } from '#platform/clock.ts'
import { applicationError, forbiddenError, StrapiError } from '../errors/strapi-error.ts'
import { parseFields } from '../query/parse-fields.ts'
import { parseFilters } from '../query/parse-filters.ts'
import { parsePagination } from '../query/parse-pagination.ts'
import type { QueryObject } from '../query/parse-query-string.ts'
import { parseSort } from '../query/parse-sort.ts'
import { idOf, queryOf } from '../request-parts.ts'
import { readNewUser, readUserChange } from './read-user.ts'
import { userNames, userRows } from './user-model.ts'

/** Erases an account with what belongs to it, as far as may be. */
export type EraseUser = (
  actor: ActingUser,
  customerId: string,
) => Promise<AccountErasure | undefined>

/** Whether anything of a customer's hangs on an account: applications, drafts, advice, calls. */
export type HoldsMatters = (customerId: string) => Promise<boolean>

/** Customers' accounts as Strapi's users-permissions has them: flat, and for those alone who manage them. */
export function registerUsers(
  app: FastifyInstance,
  desk: CustomerDesk,
  { eraseUser, holdsMatters }: { eraseUser: EraseUser; holdsMatters: HoldsMatters },
): void {
  const { database, env } = desk
  const one = '/users/:id'
  const refuse = (request: FastifyRequest) => {
    if (!canManageUsers(request.actor)) throw forbiddenError()
  }
  const answer = (reply: FastifyReply, customer: Customer | Refused) => {
    if (isRefused(customer)) throw toError(customer)
    return privately(reply).send(wireUser(customer, env))
  }
  /**
   * A key of a program, which editors and agencies hold too, opens no account that somebody uses: who
   * sets its address or password could sign in and read contracts. Colleagues answer for what they do.
   */
  const leaveToOwner = async ({ actor }: FastifyRequest, customer: Customer) => {
    if (actor.kind !== 'token') return
    if (customer.addressProvenAt !== null || (await holdsMatters(customer.id))) {
      throw forbiddenError()
    }
  }
  /** Which of it was changed, not to what: the trail outlives the account. */
  const note = async (
    { actor }: FastifyRequest,
    action: string,
    customer: Customer | Refused,
    change: CustomerChange = {},
  ) => {
    if (isRefused(customer)) return
    const changed = Object.entries(change).flatMap(([name, to]) => (to === undefined ? [] : [name]))
    await recordAudit({ clock: systemClock }, database.db, actor, {
      action,
      caseKind: 'customer',
      caseReference: customer.id,
      details: changed.length > 0 ? { changed } : {},
    })
  }
  const existing = async (request: FastifyRequest): Promise<Customer> => {
    const id = idOf(request)
    const found = id === undefined ? undefined : await findCustomer(desk, id)
    if (found === undefined) throw notFound()
    return found
  }

  app.get('/users', async (request, reply) => {
    refuse(request)
    const params = queryOf(request)
    const fields = parseFields(userNames, params['fields'])
    const { start, limit } = parsePagination(params['pagination'] ?? rangeOf(params))
    const sorts = [...sortSql(scope, parseSort(userNames, params['sort'])), sql`u.number`]
    const { rows } = await database.db.execute<{ user: Record<string, unknown> }>(
      sql`select u."user" from ${userRows(env.emailConfirmation)} where ${conditions(params)}
        order by ${sql.join(sorts, sql`, `)} limit ${limit} offset ${start}`,
    )
    return privately(reply).send(rows.map(({ user }) => pick(user, fields)))
  })
  app.get('/users/count', async (request, reply) => {
    refuse(request)
    const { rows } = await database.db.execute<{ count: string }>(
      sql`select count(*) as count from ${userRows(env.emailConfirmation)} where ${conditions(queryOf(request))}`,
    )
    return privately(reply).type('application/json; charset=utf-8').send(String(rows[0]?.count))
  })
  app.get(one, async (request, reply) => {
    refuse(request)
    const fields = parseFields(userNames, queryOf(request)['fields'])
    return privately(reply).send(pick(wireUser(await existing(request), env), fields))
  })
  app.post('/users', async (request, reply) => {
    refuse(request)
    const wanted = readNewUser(request.body)
    const made = await createCustomer(desk, wanted)
    await note(request, 'make-account', made)
    return answer(reply.code(201), made)
  })
  app.put(one, async (request, reply) => {
    refuse(request)
    const customer = await existing(request)
    const change = readUserChange(request.body)
    if (change.email !== undefined || change.password !== undefined) {
      await leaveToOwner(request, customer)
    }
    const changed = await changeCustomer(desk, customer.number, change)
    await note(request, 'change-account', changed, change)
    return answer(reply, changed)
  })
  app.delete(one, async (request, reply) => {
    refuse(request)
    const customer = await existing(request)
    await leaveToOwner(request, customer)
    const erasure = await eraseUser(request.actor, customer.id)
    // Somebody else was quicker.
    if (erasure === undefined) throw notFound()
    if (!erasure.accountGone) throw applicationError(ACCOUNT_STAYS)
    return answer(reply, customer)
  })
}

const notFound = () => new StrapiError(404, 'NotFoundError', 'User not found')

const ACCOUNT_STAYS =
  'What may go is erased. The account stays while an application or a contract is running.'

/** Filters look into the JSON object of a user, as into a component. */
const scope: Scope = {
  json: sql`u."user"`,
  alias: undefined,
  state: 'live',
  names: { next: 0 },
}

function conditions(params: QueryObject): SQL {
  const filter = parseFilters(userNames, params['filters'])
  return filter === undefined ? sql`true` : filterSql(scope, filter)
}

/** Here Strapi also takes `start` and `limit` by themselves. */
function rangeOf({ start, limit }: QueryObject): QueryObject | undefined {
  if (start === undefined && limit === undefined) return undefined
  return { ...(start !== undefined && { start }), ...(limit !== undefined && { limit }) }
}

function pick(user: object, fields: ReadonlySet<string> | undefined): object {
  if (fields === undefined) return user
  const kept = Object.entries(user).filter(([name]) => name === 'id' || fields.has(name))
  return Object.fromEntries(kept)
}

function privately(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}

function toError({ refused }: Refused): StrapiError {
  return new StrapiError(refused.status, refused.name, refused.message, { ...refused.details })
}
