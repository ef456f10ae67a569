/**
 * What is answered within so many milliseconds, else what is at hand by then. What was asked for goes
 * on all the same; a mistake of it that comes too late is the caller's to hear of.
 */
export async function within<Answer>(
  milliseconds: number,
  asked: Promise<Answer>,
  otherwise: () => Answer,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
