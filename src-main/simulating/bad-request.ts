/** An invalid request, with a sentence for the user who typed it. */
export class BadRequest extends Error {}
