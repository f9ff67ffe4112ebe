/** The product's version, the same as the package's. */
export const version = "0.3.0";
