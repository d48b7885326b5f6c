import { AppError, httpStatusOf } from './app-error.ts'

/**
 * The form that a request carries, or the status of the answer where there is none: what was
 * refused while it came keeps its own, and a body that is no form is the sender's mistake.
 */
export async function readForm(request: Request): Promise<FormData | number> {
  try {
    return await request.formData()
  } catch (error) {
    return error instanceof AppError ? httpStatusOf(error.code) : 400
  }
}
