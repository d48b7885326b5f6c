import { FacebookIcon, InstagramIcon, LinkedinIcon } from '#ui/icons/brand-icons.tsx'

const icons = { Facebook: FacebookIcon, Instagram: InstagramIcon, LinkedIn: LinkedinIcon } as const

/** The sign of a network that the company has a page on; its name where we have none drawn. */
export function SocialIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : undefined
  return Icon ? <Icon /> : name
}
