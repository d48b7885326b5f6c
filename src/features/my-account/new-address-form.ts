/** What the form by which a new address is asked for says it is. */
export const NEW_ADDRESS = 'newAddress'
