/** A wish that cannot be fulfilled, in a sentence for whoever typed it. */
export class BadRequest extends Error {}
