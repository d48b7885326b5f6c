import type { SiteFrame } from '../site-frame.ts'
import { organizationData, toScriptText } from './structured-data.ts'

/** Who publishes the site, for search engines: data, which no browser runs. */
export function CompanyData({ frame }: { frame: SiteFrame }) {
  const { companyOrigin, brandName, legalName, slogan, email, social } = frame
  const data = organizationData({
    origin: companyOrigin,
    brandName,
    legalName,
    slogan,
    email,
    social: social.map(({ href }) => href),
  })
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: toScriptText(data) }}
    />
  )
}
