import type { FastifyRequest } from 'fastify'
import type { ActingUser } from '#accounts/acting-user.ts'
import { type ContentAction, mayDo } from '#content/access.ts'
import type { Collection } from '#content/collections/define-collection.ts'
import { knownCollection } from '#content/collections/registry.ts'
import { type NewFile, saveFile } from '#content/media/save-file.ts'
import type { Model } from '#content/model/attribute-model.ts'
import { modelOf } from '#content/model/model-of-collection.ts'
import { isAttributes } from '#content/model/walk-attributes.ts'
import type { Attributes } from '#content/tables.ts'
import type { Queries } from '#platform/database/connect.ts'
import { forbiddenError, validationError } from '../errors/strapi-error.ts'
import { type MultipartForm, parseJsonField, readMultipart } from './read-multipart.ts'

/** A form that writes a document: its data, and its files by the field that they are for. */
interface WriteForm {
  data: Attributes
  files: ReadonlyMap<string, readonly NewFile[]>
}

/** The form in a request, read whole; undefined when the body is something else. */
export async function readWriteForm(
  request: FastifyRequest,
  collection: Collection,
  action: ContentAction,
): Promise<WriteForm | undefined> {
  if (!request.isMultipart()) return undefined
  // Before the files are read, so that nobody can make us hold them for nothing.
  const { actor } = request
  if (!mayDo(actor, action, collection) || !mayDo(actor, 'create', knownCollection('media'))) {
    throw forbiddenError()
  }
  const form = await readMultipart(request)
  const { data } = form.fields
  const fields = data === undefined ? undefined : parseJsonField(data, 'data')
  if (!isAttributes(fields)) throw validationError('Missing "data" payload in the request body')
  return { data: fields, files: filesByPath(form) }
}

/**
 * Keeps the files of a form as media, and gives back the body that its JSON alone would have been,
 * with each field referring to its files.
 */
export async function keepFiles(
  queries: Queries,
  { data, files }: WriteForm,
  collection: Collection,
  by: ActingUser,
): Promise<{ data: Attributes }> {
  const given = { ...data }
  for (const [path, each] of files) {
    const many = isManyMedia(modelOf(collection.name), path.split('.'))
    const uids: string[] = []
    for (const file of each) uids.push((await saveFile(queries, file, by)).uid)
    setAt(given, path.split('.'), many ? uids : uids[0])
  }
  return { data: given }
}

/** What is said about the files (`fileInfo`) is in their order. */
function filesByPath(form: MultipartForm): Map<string, NewFile[]> {
  const infos = form.infos()
  const byPath = new Map<string, NewFile[]>()
  for (const [index, { field, name, bytes }] of form.files.entries()) {
    const path = /^files\.(.+)$/.exec(field)?.[1]
    if (path === undefined) throw validationError('Name the files of a form files.<field>')
    const info = infos[index] ?? {}
    const file = { ...info, name: info.name ?? name, bytes }
    byPath.set(path, [...(byPath.get(path) ?? []), file])
  }
  return byPath
}

/** Whether the field at a path takes several files. A path to anything but media is refused. */
function isManyMedia(model: Model, [name = '', ...rest]: readonly string[]): boolean {
  const attribute = Object.hasOwn(model, name) ? model[name] : undefined
  if (attribute?.kind === 'reference' && attribute.target === 'media' && rest.length === 0) {
    return attribute.many
  }
  if (attribute?.kind === 'component' && rest.length > 0) {
    return isManyMedia(attribute.attributes, attribute.repeatable ? rest.slice(1) : rest)
  }
  throw validationError(`Invalid parameter files.${[name, ...rest].join('.')}`)
}

function setAt(target: Attributes, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const inner = target[name]
  if (Array.isArray(inner)) {
    const [index = '', ...below] = rest
    const each: unknown = inner[Number(index)]
    if (!isAttributes(each)) throw validationError(`There is no ${name} at ${index}`)
    setAt(each, below, value)
    return
  }
  const component = isAttributes(inner) ? { ...inner } : {}
  target[name] = component
  setAt(component, rest, value)
}
