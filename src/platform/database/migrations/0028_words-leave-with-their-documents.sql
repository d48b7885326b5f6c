-- Lists the words of what is deleted once: "= ANY (spellings)" was asked of every word for every
-- document, and took longer than a statement may where PostgreSQL took the table for empty.
CREATE OR REPLACE FUNCTION content_search_words_remove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS MATERIALIZED (
    SELECT locale, word, count(*) AS documents FROM old_rows, unnest(spellings) AS word
    GROUP BY locale, word
  )
  UPDATE content_search_words AS known SET documents = known.documents - gone.documents
  FROM gone WHERE known.locale = gone.locale AND known.word = gone.word;
  -- A statement of its own sees what others counted down meanwhile.
  WITH gone AS MATERIALIZED (
    SELECT DISTINCT locale, word FROM old_rows, unnest(spellings) AS word
  )
  DELETE FROM content_search_words AS known USING gone
  WHERE known.locale = gone.locale AND known.word = gone.word AND known.documents <= 0;
  RETURN NULL;
END $$;
