/**
 * Where Intercom's messenger loads from and talks to in its European region, as its guide to
 * Content-Security-Policy lists them. Allowed only where a chat is configured. The messenger writes
 * style elements, hence 'unsafe-inline' for styles.
 */
export const chatSources = {
  script: 'https://widget.intercom.io https://js.intercomcdn.com',
  style: "'unsafe-inline'",
  img: 'https://js.intercomcdn.com https://static.intercomassets.com https://downloads.intercomcdn.com https://*.intercomcdn.eu https://uploads.intercomusercontent.com https://gifs.intercomcdn.com',
  font: 'https://js.intercomcdn.com https://fonts.intercomcdn.com',
  media: 'https://js.intercomcdn.com https://downloads.intercomcdn.eu',
  connect:
    'https://via.intercom.io https://api.eu.intercom.io https://api-iam.eu.intercom.io https://api-iam.intercom.io https://api-ping.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com https://nexus-europe-websocket.intercom.io wss://nexus-europe-websocket.intercom.io https://uploads.intercomcdn.eu https://uploads.eu.intercomcdn.com',
  frame: 'https://intercom-sheets.com https://www.intercom-reporting.com',
  form: 'https://intercom.help https://api-iam.eu.intercom.io',
} as const
