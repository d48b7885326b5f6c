/**
 * Where Google Tag Manager, Analytics and Ads load from and report to, as Google's guide to
 * Content-Security-Policy lists them. Allowed only where a container is configured. Custom
 * JavaScript variables would need 'unsafe-eval' and stay forbidden.
 */
export const tagManagerSources = {
  script: 'https://www.googletagmanager.com',
  img: 'https://www.googletagmanager.com https://*.google-analytics.com https://*.g.doubleclick.net https://*.google.com https://*.google.de',
  connect:
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://*.g.doubleclick.net https://*.google.com',
  frame: 'https://www.googletagmanager.com https://td.doubleclick.net',
} as const
