import { IconFrame, type IconProps } from './icon-frame.tsx'

export const ArrowRightIcon = (props: IconProps) => (
  <IconFrame nudge="forward" {...props}>
    <path d="M4 12h15M13 6l6 6-6 6" />
  </IconFrame>
)

export const ArrowLeftIcon = (props: IconProps) => (
  <IconFrame nudge="back" {...props}>
    <path d="M20 12H5M11 6l-6 6 6 6" />
  </IconFrame>
)

export const ArrowDownIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4v15M6 13l6 6 6-6" />
  </IconFrame>
)

export const CheckIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </IconFrame>
)

export const CrossIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </IconFrame>
)

export const MinusIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 12h12" />
  </IconFrame>
)

export const PlusIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 5v14M5 12h14" />
  </IconFrame>
)

export const ChevronDownIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 9.5l6 6 6-6" />
  </IconFrame>
)

export const ChevronUpIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 14.5l6-6 6 6" />
  </IconFrame>
)

export const MenuIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 7h16M4 12h16M4 17h11" />
  </IconFrame>
)

export const UserIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="8" r="3.75" /> <path d="M4.5 20c.9-3.9 3.8-6 7.5-6s6.6 2.1 7.5 6" />
  </IconFrame>
)

export const UsersIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="9" cy="8.5" r="3.25" />{' '}
    <path d="M2.75 19.5c.7-3.4 3-5.25 6.25-5.25s5.55 1.85 6.25 5.25M15.5 5.6a3.25 3.25 0 0 1 0 5.8M17.5 14.7c2 .7 3.3 2.35 3.75 4.8" />
  </IconFrame>
)

export const GlobeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />{' '}
    <path d="M3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5z" />
  </IconFrame>
)

export const HeartIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 20C6.5 16.2 3.5 12.9 3.5 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.6c0 3.7-3 7-8.5 10.8z" />
  </IconFrame>
)

export const HeartPulseIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 20C6.5 16.2 3.5 12.9 3.5 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.6c0 3.7-3 7-8.5 10.8z" />{' '}
    <path d="M6.5 11.75h3l1.5-2.5 2 5 1.5-2.5h3" />
  </IconFrame>
)

export const ShieldIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 3.5l7.5 2.7v5.3c0 4.6-2.9 7.4-7.5 9-4.6-1.6-7.5-4.4-7.5-9V6.2z" />{' '}
    <path d="M8.75 12l2.4 2.4 4.3-4.6" />
  </IconFrame>
)

export const HouseIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5.5 10v9.5h13V10" /> <path d="M3 12l9-8 9 8" />{' '}
    <path fill="var(--sun-accent)" d="M10 19.5v-5h4v5z" />
  </IconFrame>
)

export const ScalesIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4v16M8 20h8M5 7.5h14M5 7.5l-2.5 6h5zM19 7.5l-2.5 6h5z" />{' '}
    <path d="M2.5 13.5a2.5 2 0 0 0 5 0M16.5 13.5a2.5 2 0 0 0 5 0" />
  </IconFrame>
)

export const ToothIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 5.5c-1.5-1-3-1.5-4.4-1.3-2.4.3-3.7 2.2-3.5 4.8.1 2 .9 3.4 1.3 5.2.4 1.9.5 3.6 1.1 4.9.7 1.4 2 1.3 2.5-.1.6-1.6.7-4.5 3-4.5s2.4 2.9 3 4.5c.5 1.4 1.8 1.5 2.5.1.6-1.3.7-3 1.1-4.9.4-1.8 1.2-3.2 1.3-5.2.2-2.6-1.1-4.5-3.5-4.8-1.4-.2-2.9.3-4.4 1.3z" />{' '}
    <path d="M9.5 8.25l2.5 1.25 2.5-1.25" />
  </IconFrame>
)

export const BikeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="6" cy="15.5" r="3.75" /> <circle cx="18" cy="15.5" r="3.75" />{' '}
    <path d="M6 15.5l3.5-7h6l2.5 7M9.5 8.5l3 7H6M12.5 15.5l3.75-5M8 8.5h3M15.5 8.5l-.75-2.5H17" />
  </IconFrame>
)

export const LifeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="8" r="3.75" fill="var(--sun-accent)" />{' '}
    <path d="M4.5 19.5c.3-4 3.3-6 7.5-6s7.2 2 7.5 6" />
  </IconFrame>
)

export const PlaneIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M20.5 4L3.5 11l6.5 2.75L14 20.5zM20.5 4L10 13.75" />
  </IconFrame>
)

export const DogIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M8 5.5h8c1.5 0 2.5 1 2.5 3v5c0 4-2.5 6.5-6.5 6.5s-6.5-2.5-6.5-6.5v-5c0-2 1-3 2.5-3z" />
    <path d="M7 5.75c-2.5-.25-4 1.75-4 4.75 0 1.5.8 2.5 2.5 2.5M17 5.75c2.5-.25 4 1.75 4 4.75 0 1.5-.8 2.5-2.5 2.5M9.25 10.5v.25M14.75 10.5v.25M12 16v1.25" />
    <path fill="var(--sun-accent)" d="M10.25 13.5h3.5L12 16z" />
  </IconFrame>
)

export const PawIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <ellipse cx="7" cy="10.5" rx="1.6" ry="2.1" /> <ellipse cx="17" cy="10.5" rx="1.6" ry="2.1" />{' '}
    <ellipse cx="10.2" cy="6.5" rx="1.6" ry="2.2" />{' '}
    <ellipse cx="13.8" cy="6.5" rx="1.6" ry="2.2" />{' '}
    <path d="M12 12c2.5 0 4.5 2.5 4.5 4.5 0 1.6-1.1 2.5-2.4 2.5-.8 0-1.3-.4-2.1-.4s-1.3.4-2.1.4c-1.3 0-2.4-.9-2.4-2.5C7.5 14.5 9.5 12 12 12z" />
  </IconFrame>
)

export const BriefcaseIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="8" width="17" height="11.5" rx="2" />{' '}
    <path d="M9 8V6.5A1.5 1.5 0 0 1 10.5 5h3A1.5 1.5 0 0 1 15 6.5V8M3.5 12.5c5.5 2.5 11.5 2.5 17 0" />{' '}
    <path fill="var(--sun-accent)" d="M10.75 12.75h2.5v2.5h-2.5z" />
  </IconFrame>
)

export const UmbrellaIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M3.5 12.5a8.5 8.5 0 0 1 17 0c-1.4-1.3-2.9-1.3-4.25 0-1.4-1.3-2.85-1.3-4.25 0-1.4-1.3-2.85-1.3-4.25 0-1.35-1.3-2.85-1.3-4.25 0zM12 4V2.75M12 12.5v6a2 2 0 0 0 4 0" />
  </IconFrame>
)

export const TreeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 20.5V11M12 15.5l3.5-2.75M12 13.5L9 11" />{' '}
    <path d="M7 15.5a4 4 0 0 1-1.2-7.6 6.3 6.3 0 0 1 12.4 0A4 4 0 0 1 17 15.5h-1" />{' '}
    <path d="M7.5 20.5h9" />
  </IconFrame>
)

export const PiggyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 12.5c0-3.3 3.1-5.5 7-5.5.9 0 1.8.1 2.6.4L17 6v2.8c.9.8 1.5 1.7 1.8 2.7h1.7v4h-2.2c-.5.8-1.1 1.4-1.8 1.9v2.1H14v-1.2c-1.5.3-3.1.3-4.5 0v1.2H7v-2.2c-1.6-1-2.5-2.6-2.5-4.8z" />{' '}
    <path d="M15.25 11.5v.25" /> <circle cx="10.5" cy="4.5" r="1.75" fill="var(--sun-accent)" />
  </IconFrame>
)

export const LockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="5" y="10.5" width="14" height="10" rx="2" /> <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />{' '}
    <circle cx="12" cy="15" r="1.5" fill="var(--sun-accent)" />
  </IconFrame>
)

export const BandageIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.9 14.3l9.4-9.4a3.4 3.4 0 0 1 4.8 4.8l-9.4 9.4a3.4 3.4 0 0 1-4.8-4.8zM8.5 10.7l4.8 4.8M10.7 8.5l4.8 4.8" />
    <path d="M11 12v.1M13 12v.1M12 11v.1M12 13v.1" />
  </IconFrame>
)

export const BabyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.25" />{' '}
    <path d="M9 11.5v.25M15 11.5v.25M9.5 15c1.5 1.3 3.5 1.3 5 0M12 3.75c-1.3 1-1.2 2.5.25 2.75" />
  </IconFrame>
)

export const PhoneIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6.5 3.75h3l1.5 4-2 1.5c1 2.3 2.7 4 5 5l1.5-2 4 1.5v3c0 1.2-1 2-2.2 1.9C10.5 18 5 12.5 4.35 5.9 4.3 4.7 5.3 3.75 6.5 3.75z" />
  </IconFrame>
)

export const MailIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" /> <path d="M4 7l8 6 8-6" />
  </IconFrame>
)

export const ChatIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5zM8.5 8.5h7M8.5 11.5h4.5" />
  </IconFrame>
)

export const CalendarIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />{' '}
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />{' '}
    <path fill="var(--sun-accent)" d="M14 13.5h2.5V16H14z" />
  </IconFrame>
)

export const ClockIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" /> <path d="M12 7v5l3.25 2" />
  </IconFrame>
)

export const DocumentIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6.5M9 16h4.5" />
  </IconFrame>
)

export const DownloadIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15" />
  </IconFrame>
)

export const UploadIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 15V4M7.5 8.5L12 4l4.5 4.5M4.5 19.5h15" />
  </IconFrame>
)

export const InfoIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" /> <path d="M12 11v5M12 7.9v.1" />
  </IconFrame>
)

export const QuestionIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" />{' '}
    <path d="M9.5 9.5c.1-1.5 1.1-2.3 2.5-2.3s2.5.9 2.5 2.2c0 1.9-2.5 2-2.5 4M12 16.4v.1" />
  </IconFrame>
)

export const WarningIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 4l9 15.5H3zM12 10v4.5M12 16.9v.1" />
  </IconFrame>
)

export const CheckCircleIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="8.5" /> <path d="M8.25 12.25l2.6 2.5 4.9-5.25" />
  </IconFrame>
)

export const SearchIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" /> <path d="M15.5 15.5l5 5" />
  </IconFrame>
)

export const CopyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
    <path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
  </IconFrame>
)

export const ShareIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="6.5" cy="12" r="2.5" />
    <circle cx="17" cy="6" r="2.5" />
    <circle cx="17" cy="18" r="2.5" />
    <path d="M8.7 10.8l6.1-3.5M8.7 13.2l6.1 3.5" />
  </IconFrame>
)

export const ExternalIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M10 5H5v14h14v-5M14 4.5h5.5V10M19 5l-8.5 8.5" />
  </IconFrame>
)

export const SunIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="12" r="3.75" />{' '}
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
  </IconFrame>
)

export const MoonIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />
  </IconFrame>
)

export const ScreenIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="4.5" width="17" height="12" rx="2" /> <path d="M12 16.5v3.5M8 20h8" />
  </IconFrame>
)

export const EditIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />
  </IconFrame>
)

export const TrashIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M4.5 6.5h15M9.5 6.5V4.5h5v2M6.5 6.5l1 13.5h9l1-13.5M10.25 10.5l.25 5.5M13.75 10.5l-.25 5.5" />
  </IconFrame>
)

export const EuroIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M18 6.2A7.5 7.5 0 1 0 18 17.8M4 10.5h9.5M4 13.75h8.5" />
  </IconFrame>
)

export const KeyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="8" cy="8" r="4.25" /> <circle cx="8" cy="8" r="1.25" fill="var(--sun-accent)" />{' '}
    <path d="M11 11l8.5 8.5M16 16l2.5-2.5M19.5 19.5L21 18" />
  </IconFrame>
)

export const GraduationIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 5L2.5 9.5 12 14l9.5-4.5zM6.5 11.5V16c1.5 1.5 3.4 2.25 5.5 2.25s4-.75 5.5-2.25v-4.5M21.5 9.5V15" />
  </IconFrame>
)

export const StethoscopeIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5.5 4H4v5a4.5 4.5 0 0 0 9 0V4h-1.5M8.5 13.5V16a4.5 4.5 0 0 0 9 0v-1.5" />{' '}
    <circle cx="17.5" cy="12" r="2.25" fill="var(--sun-accent)" />
  </IconFrame>
)

export const StarIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 3.75l2.5 5.2 5.75.8-4.15 4 1 5.65L12 16.75 6.9 19.4l1-5.65-4.15-4 5.75-.8z" />
  </IconFrame>
)
