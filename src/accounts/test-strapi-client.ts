import StrapiModule from 'strapi-sdk-js'

type Client = typeof StrapiModule.default

/**
 * The client that partners use, for tests. A CommonJS package: its class is one `default` further
 * down under Node, and not under Vitest.
 */
export const Strapi =
  'default' in StrapiModule ? StrapiModule.default : (StrapiModule as unknown as Client)
