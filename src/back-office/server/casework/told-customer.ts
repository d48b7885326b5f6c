import { z } from 'zod'

/** What a colleague asks or tells the customer, along with a move or a decision. */
export const toldCustomer = z.string().trim().min(1).max(5_000)
