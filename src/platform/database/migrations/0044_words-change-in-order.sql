-- Of two who change the counters of the same words in another order, each waits for the other until
-- PostgreSQL ends one. So every statement changes them in one order, and a document that is published
-- anew is one statement, which touches only words that it gained or lost.
CREATE OR REPLACE FUNCTION content_search_words_remove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_search_words AS known (locale, word, documents)
  SELECT locale, word, -count(*) FROM old_rows, unnest(spellings) AS word
  GROUP BY locale, word ORDER BY locale, word
  ON CONFLICT (locale, word) DO UPDATE SET documents = known.documents + excluded.documents;
  WITH gone AS MATERIALIZED (
    SELECT DISTINCT locale, word FROM old_rows, unnest(spellings) AS word
  )
  DELETE FROM content_search_words AS known USING gone
  WHERE known.locale = gone.locale AND known.word = gone.word AND known.documents <= 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION content_search_words_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_search_words AS known (locale, word, documents)
  SELECT locale, word, sum(documents) FROM (
    SELECT locale, word, 1 AS documents FROM new_rows, unnest(spellings) AS word
    UNION ALL
    SELECT locale, word, -1 FROM old_rows, unnest(spellings) AS word
  ) AS changes
  GROUP BY locale, word HAVING sum(documents) <> 0 ORDER BY locale, word
  ON CONFLICT (locale, word) DO UPDATE SET documents = known.documents + excluded.documents;
  WITH gone AS MATERIALIZED (
    SELECT locale, word FROM old_rows, unnest(spellings) AS word
    EXCEPT SELECT locale, word FROM new_rows, unnest(spellings) AS word
  )
  DELETE FROM content_search_words AS known USING gone
  WHERE known.locale = gone.locale AND known.word = gone.word AND known.documents <= 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_search_words_change AFTER UPDATE ON content_search
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION content_search_words_change();
