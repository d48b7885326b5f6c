import type { FastifyRequest } from 'fastify'
import { type ContentAction, mayDo } from '#content/access.ts'
import type { Collection } from '#content/collections/define-collection.ts'
import {
  type CollectionName,
  collectionNamed,
  isCollectionName,
} from '#content/collections/registry.ts'
import { forbiddenError, notFoundError } from '#content-api/errors/strapi-error.ts'

export interface AskedCollection {
  collection: Collection
  name: CollectionName
}

/** The collection in the path, if who asks may do this with it. */
export function askedCollection(request: FastifyRequest, action: ContentAction): AskedCollection {
  const { collection: name = '' } = request.params as { collection?: string }
  const collection = collectionNamed(name)
  // Without a right to read drafts nothing of this face is shown, not even what exists.
  if (!collection) throw mayReadAny(request) ? notFoundError() : forbiddenError()
  if (!isCollectionName(name) || !mayDo(request.actor, action, collection)) throw forbiddenError()
  return { collection, name }
}

/** The uid in the path. */
export function askedUid(request: FastifyRequest): string {
  const { uid = '' } = request.params as { uid?: string }
  return uid
}

function mayReadAny({ actor }: FastifyRequest): boolean {
  return actor.kind === 'staff' && actor.role !== 'broker'
}
