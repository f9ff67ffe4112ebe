/** Letters and digits that cannot be taken for one another. */
const idAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** The name of a new match or series, from the browser's cryptographic source. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => idAlphabet[byte & 31]).join("");
}
