//! Owns [`Grades`]: the table of a class and the files beside it, written as each submission is done.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::submission::Submission;
use crate::commands::check::found::POINTS;
use crate::commands::matches::Results;
use crate::commands::output::{Columns, cells, names};
use crate::error::Error;
use crate::system::files::disk;
use crate::text::commands::check as text;

/// The columns of the table.
const COLUMNS: &Columns<GradeRow> = &[
    ("path", |row| row.path.clone()),
    ("points", |row| row.points.map_or(text::NO_GRADE.to_owned(), |points| format!("{points:.2}"))),
    ("games", |row| row.games.to_string()),
    ("wrong", |row| row.wrong.to_string()),
    ("mistakes", |row| row.mistakes.clone()),
    ("not judged", |row| row.not_judged.clone()),
    ("sentence", |row| row.sentence.clone()),
    ("seconds", |row| format!("{:.1}", row.seconds)),
    ("fingerprint", |row| row.fingerprint.clone()),
];

/// The name of the table's file.
const TABLE: &str = "grades.csv";

/// More bytes than a table has.
const MOST: u64 = 64 << 20;

/// A row of the table.
#[derive(Clone, Debug, Default)]
pub struct GradeRow {
    /// The name of the submission.
    pub path: String,
    /// The points; `None` if there is no grade.
    pub points: Option<f64>,
    pub games: usize,
    pub wrong: usize,
    pub mistakes: String,
    pub not_judged: String,
    /// Why there is no grade, or why it doesn't compile, or else the most frequent mistake.
    pub sentence: String,
    pub seconds: f64,
    /// What the grade depends on.
    pub fingerprint: String,
}

/// The table of a class, and the folder that it is in.
pub struct Grades {
    folder: PathBuf,
    rows: BTreeMap<String, csv::StringRecord>,
}

impl Grades {
    /// Reads the table in a folder, which is created if necessary.
    ///
    /// # Errors
    /// Returns [`Error`] if the table can't be read or the folder not be created.
    pub fn open(folder: &Path) -> Result<Self, Error> {
        fs::create_dir_all(folder).map_err(|error| Error::unwritable(folder, &error))?;
        let mut grades = Self { folder: folder.to_owned(), rows: BTreeMap::new() };
        let path = grades.path();
        grades.rows = read(&path).map_err(|error| Error::unwritable(&path, &error))?;
        Ok(grades)
    }

    fn path(&self) -> PathBuf {
        self.folder.join(TABLE)
    }

    /// Returns whether a submission has a grade that depends on the same.
    pub fn has(&self, submission: &Submission, fingerprint: &str) -> bool {
        let row = self.rows.get(&submission.name);
        row.is_some_and(|row| row[1].parse::<f64>().is_ok() && row[8] == *fingerprint)
    }

    /// Returns whether a submission has all points, and no mistake that is too rare to cost any.
    pub fn is_full(&self, submission: &Submission) -> bool {
        let row = self.rows.get(&submission.name);
        let points = |row: &csv::StringRecord| row[1].parse::<f64>().is_ok_and(|it| it >= POINTS);
        row.is_some_and(|row| points(row) && row[3] == *"0")
    }

    /// Returns whether a folder has a table of grades, and the file of results of each grade. A submission may have the table
    /// alone, among files of its own.
    pub fn are_in(folder: &Path) -> bool {
        let path = folder.join(TABLE);
        let has_results = |(name, row): (&String, &csv::StringRecord)| {
            row[1].parse::<f64>().is_err() || results(folder, name).is_file()
        };
        // A submission may have a pipe, a link to a device or a file without end there.
        fs::symlink_metadata(&path).is_ok_and(|file| file.is_file() && file.len() < MOST)
            && read(&path).is_ok_and(|rows| !rows.is_empty() && rows.iter().all(has_results))
    }

    /// Adds a row without a grade for a submission that will be checked; its file of results is removed.
    pub fn expect(&mut self, submission: &Submission) {
        let _ = fs::remove_file(results(&self.folder, &submission.name));
        let (path, sentence) = (submission.name.clone(), text::NOT_CHECKED.to_owned());
        self.set(&GradeRow { path, sentence, ..GradeRow::default() });
    }

    /// Writes the row of a submission and its file of results, if it has a grade.
    ///
    /// # Errors
    /// Returns [`Error`] if one of them can't be written.
    pub fn write(
        &mut self,
        submission: &Submission,
        row: &GradeRow,
        results: &Results,
    ) -> Result<(), Error> {
        let path = self::results(&self.folder, &submission.name);
        if row.points.is_none() {
            let _ = fs::remove_file(&path);
        } else {
            let mut json = Vec::new();
            results.write(&mut json)?;
            let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
            let written = folder.and_then(|()| disk::replace(&path, &json));
            written.map_err(|error| Error::unwritable(&path, &error))?;
        }
        self.set(row);
        self.save()
    }

    fn set(&mut self, row: &GradeRow) {
        let cells = cells(COLUMNS, row);
        self.rows.insert(cells[0].clone(), cells.into());
    }

    /// Writes the table.
    ///
    /// # Errors
    /// Returns [`Error`] if it can't be written.
    pub fn save(&self) -> Result<(), Error> {
        let path = self.path();
        let table = || -> io::Result<Vec<u8>> {
            let mut table = csv::Writer::from_writer(Vec::new());
            table.write_record(names(COLUMNS))?;
            self.rows.values().try_for_each(|row| table.write_record(row))?;
            table.into_inner().map_err(|error| io::Error::other(error.to_string()))
        };
        let written = table().and_then(|table| disk::replace(&path, &table));
        written.map_err(|error| Error::unwritable(&path, &error))
    }
}

/// Returns the path of the file with the results of the submission with this name, below the folder of the table.
fn results(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{}.json", name.trim_start_matches('/')))
}

/// Reads the rows of a table by the names of the submissions; there are none if there is no file.
fn read(path: &Path) -> io::Result<BTreeMap<String, csv::StringRecord>> {
    let mut table = match fs::File::open(path) {
        Ok(file) => csv::Reader::from_reader(file),
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(BTreeMap::new()),
        Err(error) => return Err(error),
    };
    if !table.headers()?.iter().eq(names(COLUMNS)) {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let rows = table.records().map(|row| row.map(|row| (row[0].to_owned(), row)));
    Ok(rows.collect::<Result<_, csv::Error>>()?)
}
