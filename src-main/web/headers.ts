/**
 * The window may load only what the app itself serves: no inline scripts or styles, no other origin. `data:` images are
 * the small patterns for the terrain on the map.
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

/** Browser features that this page never uses. */
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

/** For files named after their content: browsers may cache them together with their compiled code. */
export const lastingHeaders: Record<string, string> = { 'cache-control': 'private, max-age=31536000, immutable' }

/** For a drawing: opened as a page of its own it may do nothing at all, whatever it contains. */
export const drawingHeaders: Record<string, string> = {
  'content-security-policy':
    "sandbox; script-src 'none'; style-src 'none'; img-src 'none'; font-src 'none'; connect-src 'none'",
  'content-disposition': 'attachment',
}
