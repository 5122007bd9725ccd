/**
 * The window may load what the app itself serves and nothing else: no inline script or style, no other origin.
 * `data:` images are the small patterns the map draws its terrain with.
 */
function contentPolicy(connect: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect.length === 0 ? "'none'" : connect.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What a browser can give a page and this one never asks for. */
const refusedAbilities = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

export function safetyHeaders(connect: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(connect),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': refusedAbilities.map((ability) => `${ability}=()`).join(', '),
    // For browsers that do not know frame-ancestors.
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
  }
}

/** For files that are named after what is in them: a browser may keep them, and what it has compiled of them. */
export const lastingHeaders: Record<string, string> = { 'cache-control': 'private, max-age=31536000, immutable' }

/** For a drawing: opened as a page of its own it may do nothing at all, whatever is in it. */
export const drawingHeaders: Record<string, string> = {
  'content-security-policy':
    "sandbox; script-src 'none'; style-src 'none'; img-src 'none'; font-src 'none'; connect-src 'none'",
  'content-disposition': 'attachment',
}
